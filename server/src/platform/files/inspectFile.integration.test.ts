import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { createLog } from "../log.ts";
import { createInspector } from "./createInspector.ts";
import { badFiles, pdfOf } from "@atrium/testkit/badFiles";
import type { InspectionJob } from "./inspection.ts";

const folder = await mkdtemp(join(tmpdir(), "atrium-inspect-"));
const log = createLog({ level: "silent" });
const inspector = createInspector({ clock: systemClock, log, folder });
afterAll(async () => {
  await inspector.stop();
  await rm(folder, { recursive: true });
});

let number = 0;
async function inspect(content: Uint8Array, change: Partial<InspectionJob> = {}, using = inspector) {
  const path = join(folder, `${(number += 1)}`);
  await writeFile(path, content);
  const fit = { edge: 4096, isSquare: false, mayMove: true };
  return using.inspect({ path, target: `${path}.out`, fit, mayBePdf: true, imageBytes: 20 << 20, ...change });
}
const picture = (w = 60, h = 40) => sharp({ create: { width: w, height: h, channels: 3, background: "#2a7f62" } });

test("JPEG, PNG, WebP and GIF become WebP with their size and colour", async () => {
  const made = [picture().jpeg(), picture().png(), picture().webp(), picture().gif()];
  for (const one of made) {
    const answer = await inspect(await one.toBuffer());
    expect(answer).toMatchObject({ ok: true, file: { mimeType: "image/webp", size: { w: 60, h: 40 }, pages: null } });
    expect(answer.ok && answer.file.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("a picture is turned upright, loses what its camera wrote, and what was hidden behind it", async () => {
  const withPlace = picture()
    .withExif({ IFD0: { Copyright: "somebody at home" } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  const answer = await inspect(Buffer.concat([await withPlace.toBuffer(), Buffer.from("<script>alert(1)</script>")]));
  if (!answer.ok) throw new Error(answer.code);
  expect(answer.file.size).toEqual({ w: 40, h: 60 });
  const stored = await sharp(answer.file.path).toBuffer({ resolveWithObject: true });
  const { exif, orientation } = await sharp(answer.file.path).metadata();
  expect([exif, orientation, stored.data.includes("script")]).toEqual([undefined, undefined, false]);
});

test("an avatar is cut to a square, a large picture made to fit, a small one left", async () => {
  const large = await picture(2000, 1000).png().toBuffer();
  const square = await inspect(large, { fit: { edge: 512, isSquare: true, mayMove: false } });
  expect(square).toMatchObject({ ok: true, file: { size: { w: 512, h: 512 } } });
  const fit = { edge: 800, isSquare: false, mayMove: false };
  expect(await inspect(large, { fit })).toMatchObject({ ok: true, file: { size: { w: 800, h: 400 } } });
  expect(await inspect(await picture().png().toBuffer(), { fit })).toMatchObject({ file: { size: { w: 60, h: 40 } } });
});

test("a PDF is opened and its pages are counted", async () => {
  expect(await inspect(pdfOf(3))).toMatchObject({
    ok: true,
    file: { mimeType: "application/pdf", pages: 3, size: null },
  });
  expect(await inspect(pdfOf(3), { mayBePdf: false })).toEqual({ ok: false, code: "invalidFileType" });
});

test.each(Object.entries(await badFiles()))("refused: %s", async (_name, { content, code }) => {
  expect(await inspect(content)).toMatchObject({ ok: false, code });
});

test("a file that takes too long or too much memory is given up, and the next one is looked into", async () => {
  const strictness = [
    { limits: { jobMs: 1 }, code: "uploadsBusy" },
    { limits: { memoryBytes: 1 }, code: "fileDamaged" },
  ];
  for (const { limits, code } of strictness) {
    const strict = createInspector({ clock: systemClock, log, folder, limits });
    expect(await inspect(pdfOf(1), {}, strict)).toEqual({ ok: false, code });
    await strict.stop();
  }
  expect(await inspect(pdfOf(1))).toMatchObject({ ok: true });
});

test("with too many in line the next one is asked to come again", async () => {
  const narrow = createInspector({ clock: systemClock, log, folder, limits: { waiting: 1 } });
  const [first, second] = await Promise.all([inspect(pdfOf(1), {}, narrow), inspect(pdfOf(1), {}, narrow)]);
  expect([first, second].filter(({ ok }) => ok).length).toBe(1);
  await narrow.stop();
});
