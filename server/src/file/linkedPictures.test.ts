import { expect, test } from "vitest";
import { createLinkedPictures } from "./linkedPictures.ts";

/** The host names that were looked up; none of them resolves. */
function setUp() {
  const asked: string[] = [];
  const linked = createLinkedPictures({
    clock: { steadyMs: () => 0 },
    isOwnHost: (host) => host === "own.example",
    addresses: async (name) => (asked.push(name), []),
  });
  return { asked, look: (link: string) => linked(link, 10) };
}

test("our own hosts are not even looked up", async () => {
  const { asked, look } = setUp();
  for (const host of ["own.example", "own.example.", "kites.example"])
    expect(await look(`https://${host}/a.png`)).toBe(null);
  expect(asked).toEqual(["kites.example"]);
});

test("one host is asked thirty times a minute, others meanwhile as well", async () => {
  const { asked, look } = setUp();
  for (let each = 0; each < 32; each += 1) await look(`https://kites.example/${each}.png`);
  expect(await look("https://kites.example/33.png")).toBe("busy");
  await look("https://other.example/a.png");
  expect([asked.length, asked.at(-1)]).toEqual([31, "other.example"]);
});
