import { plainMentions } from "@atrium/rules";
import { array, constantFrom, sample } from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "../../testing/drawn.tsx";
import { MarkedText } from "./MarkedText.tsx";

const PIECES = [
  "<b>",
  "</p><script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "javascript:alert(1)",
  "https://atrium.example/a?b=<c>",
  "&lt;i&gt;",
  "**bold**",
  "_italic_",
  "`code`",
  "> quote",
  "- point",
  "\n",
  " ",
  "word",
  "שלום",
  "\u202E",
  "\u2067",
  "👨‍👩‍👧‍👦",
  "e\u0301",
  "ы".repeat(300),
];
const DRAWN = new Set(["DIV", "P", "B", "I", "CODE", "A", "MARK", "UL", "OL", "LI", "BLOCKQUOTE"]);
/** Without the marks that are drawn as such, as both sides are compared. */
const bare = (text: string) => text.replaceAll(/[*_`>\-\s]/gu, "");

test("whatever is written stays text: no markup comes of it, nothing of it is lost, and nothing is wider than its place", async () => {
  const texts = sample(array(constantFrom(...PIECES), { minLength: 1, maxLength: 12 }), { numRuns: 200, seed: 7 }).map(
    (pieces) => pieces.join(""),
  );
  const { container } = await drawn(
    <div style={{ width: 280 }}>
      {texts.map((text, index) => (
        <section key={`${index} ${text.length}`} style={{ overflow: "auto" }}>
          <MarkedText text={text} selfId={null} />
        </section>
      ))}
    </div>,
  );
  const sections = [...container.querySelectorAll("section")];
  expect(sections).toHaveLength(texts.length);
  for (const [index, section] of sections.entries()) {
    const tags = [...section.querySelectorAll("*")].map(({ tagName }) => tagName);
    expect(tags.filter((tag) => !DRAWN.has(tag))).toEqual([]);
    expect(bare(section.textContent)).toBe(bare(plainMentions(texts[index] ?? "", "everyone")));
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    for (const link of section.querySelectorAll("a")) expect(link.protocol).toBe("https:");
  }
});

test("each line has its own direction, and what turns one turns nothing else", async () => {
  const { container } = await drawn(
    <div style={{ width: 280 }}>
      <MarkedText text={"שלום\nHello"} selfId={null} />
      <MarkedText text={"**\u202Eabc** next"} selfId={null} />
    </div>,
  );
  const [lines, turned] = [...container.querySelectorAll("p")];
  const place = (node: Node | null | undefined, from: number, to: number) => {
    const range = document.createRange();
    if (node === null || node === undefined) throw new Error("Nothing is drawn");
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const box = lines?.getBoundingClientRect();
  expect(place(lines?.firstChild, 0, 4).right).toBeCloseTo(box?.right ?? 0, 0);
  expect(place(lines?.firstChild, 5, 10).left).toBeCloseTo(box?.left ?? 0, 0);
  const after = turned?.querySelector("b")?.nextSibling;
  expect(place(after, 1, 2).left).toBeLessThan(place(after, 4, 5).left);
});
