import { WrittenJson } from "@atrium/contract";
import { randomBytes } from "node:crypto";

/** Nobody outside this process knows it, so no text of theirs can be mistaken for it. */
const MARK = randomBytes(24).toString("base64url");
let found: string[] | null = null;

/** JSON of a feed as part of a message: `jsonWith` inserts it verbatim. */
export class FeedJson extends WrittenJson {
  override toJSON(): unknown {
    if (found === null) return super.toJSON();
    found.push(this.text);
    return MARK;
  }
}

/** A message as JSON, without serializing those parts again that are JSON already. */
export function jsonWith(message: object): string {
  found = [];
  try {
    const [first = "", ...rest] = JSON.stringify(message).split(`"${MARK}"`);
    return rest.reduce((json, part, at) => json + (found?.[at] ?? "null") + part, first);
  } finally {
    found = null;
  }
}
