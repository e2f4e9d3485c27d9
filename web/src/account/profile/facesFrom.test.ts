import { AVATAR_APPEARANCES } from "@atrium/contract";
import { expect, test } from "vitest";
import { FACES_AT_ONCE, facesFrom, shownFaces } from "./facesFrom.ts";

test("the chosen face is among the first, whichever it is, and none is lost", () => {
  for (const chosen of AVATAR_APPEARANCES) {
    const faces = facesFrom(chosen);
    const first = shownFaces(faces, { sets: 1, chosen });
    expect(first).toHaveLength(1 + FACES_AT_ONCE);
    expect(first).toContain(chosen);
    expect(new Set(shownFaces(faces, { sets: 3, chosen }))).toEqual(new Set(AVATAR_APPEARANCES));
  }
});

test("a face chosen elsewhere is shown at once, with all those before it", () => {
  const faces = facesFrom("letter");
  const shown = shownFaces(faces, { sets: 1, chosen: "animal:owl" });
  expect(shown).toContain("animal:owl");
  expect(shown).toHaveLength(AVATAR_APPEARANCES.length);
});
