import { EMOTIONS } from "@atrium/contract";
import { expect, test } from "vitest";
import { reactionPicture } from "./reactionPicture.ts";

test("every reaction has a picture of its own", () => {
  const pictures = EMOTIONS.map(reactionPicture);
  expect(pictures).not.toContain("");
  expect(new Set(pictures).size).toBe(EMOTIONS.length);
});
