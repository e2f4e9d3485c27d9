// Main program of a short-lived process: rewrites a recorded WebM file with its length and an index for seeking, and
// reports what it contains. Nothing is decoded. Each line it writes is a share that is done, or, last, the length.
import { writeFileSync } from "node:fs";
import { Conversion, FilePathSource, FilePathTarget, Input, Output, WEBM, WebMOutputFormat } from "mediabunny";

const TOLD_EVERY_MS = 1000;
const [, , from = "", to = ""] = process.argv;
const read = (path: string) => new Input({ source: new FilePathSource(path), formats: [WEBM] });
const tell = (said: object) => writeFileSync(1, `${JSON.stringify(said)}\n`);
const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) });
const conversion = await Conversion.init({ input: read(from), output });
let toldMs = performance.now();
conversion.onProgress = (done) => {
  if (performance.now() - toldMs < TOLD_EVERY_MS) return;
  toldMs = performance.now();
  tell({ done });
};
await conversion.execute();
tell({ durationMs: Math.round((await read(to).computeDuration()) * 1000) });
