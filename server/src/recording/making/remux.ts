// Main program of a short-lived process: rewrites a recorded WebM file with its length and an index for seeking, and
// reports what it contains. Nothing is decoded.
import { writeFileSync } from "node:fs";
import { Conversion, FilePathSource, FilePathTarget, Input, Output, WEBM, WebMOutputFormat } from "mediabunny";

const [, , from = "", to = ""] = process.argv;
const read = (path: string) => new Input({ source: new FilePathSource(path), formats: [WEBM] });
const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) });
const conversion = await Conversion.init({ input: read(from), output });
await conversion.execute();
const durationMs = Math.round((await read(to).computeDuration()) * 1000);
writeFileSync(1, JSON.stringify({ durationMs }));
