import { EmbedUrl } from "@atrium/contract";
import { expect, test } from "vitest";
import { addressIn, embeddable } from "./embeddable.ts";

const ID = "1AbC_dEf-GhIjKlMnOpQrStUv";
const LOOM = "0123456789abcdef0123456789abcdef";

test.each([
  [`https://docs.google.com/document/d/${ID}/edit?usp=sharing`, `https://docs.google.com/document/d/${ID}/preview`],
  [`https://docs.google.com/document/u/0/d/${ID}/edit`, `https://docs.google.com/document/d/${ID}/preview`],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, `https://docs.google.com/spreadsheets/d/${ID}/preview`],
  [`https://docs.google.com/presentation/d/${ID}`, `https://docs.google.com/presentation/d/${ID}/embed`],
  [
    `https://docs.google.com/forms/d/e/${ID}/viewform?usp=header`,
    `https://docs.google.com/forms/d/e/${ID}/viewform?embedded=true`,
  ],
  [`https://drive.google.com/file/d/${ID}/view`, `https://drive.google.com/file/d/${ID}/preview`],
  [
    "https://www.figma.com/design/AbC123/Plan?node-id=0-1",
    "https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Fdesign%2FAbC123%2FPlan%3Fnode-id%3D0-1",
  ],
  ["https://miro.com/app/board/uXjVAbC123=/?share=1", "https://miro.com/app/live-embed/uXjVAbC123=/"],
  [`https://www.loom.com/share/${LOOM}?t=3`, `https://www.loom.com/embed/${LOOM}`],
  ["https://airtable.com/shrAbCdEfGhIjKlMn", "https://airtable.com/embed/shrAbCdEfGhIjKlMn"],
  ["https://www.canva.com/design/DAF1/x_Y-z/view?utm=1", "https://www.canva.com/design/DAF1/x_Y-z/view?embed"],
])("%s is framed by the address that its service has for it", (shared, framed) => {
  expect(embeddable(shared)).toBe(framed);
  expect(EmbedUrl.safeParse(framed).success).toBe(true);
  expect(embeddable(framed)).toBe(framed);
});

test.each([
  "https://example.org/document/d/1/edit",
  "https://docs.google.com.example.org/document/d/1AbC_dEf-GhIjKlMnOpQrStUv/edit",
  "https://docs.google.com/document/d/e/2PACX-1vAbCdEfGhIjKlMnOp/pub",
  "https://www.figma.com/community",
])("%s stays as it is", (url) => {
  expect(embeddable(url)).toBe(url);
});

test("of the code for a frame the address counts, whatever else the code says", () => {
  expect(addressIn('<iframe width="560" src="https://example.org/a?b=1&amp;c=2" allow="camera"></iframe>')).toBe(
    "https://example.org/a?b=1&c=2",
  );
  expect(addressIn("<iframe\n src='//example.org/a'></iframe>")).toBe("https://example.org/a");
  expect(addressIn("  example.org ")).toBe("example.org");
  expect(addressIn("<script src='https://example.org/a'></script>")).toBe(
    "<script src='https://example.org/a'></script>",
  );
});
