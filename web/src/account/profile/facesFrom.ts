import { AVATAR_APPEARANCES, type AvatarAppearance } from "@atrium/contract";

/** So many drawn faces are shown first, and with each wish for more. */
export const FACES_AT_ONCE = 8;
const [LETTER, ...DRAWN] = AVATAR_APPEARANCES;

/** The drawn faces, from the set that holds the chosen one. */
export function facesFrom(chosen: AvatarAppearance): readonly AvatarAppearance[] {
  const start = setOf(DRAWN, chosen) * FACES_AT_ONCE;
  return [...DRAWN.slice(start), ...DRAWN.slice(0, start)];
}

/** The letter and so many of the faces, or more where the chosen one would be missing. */
export function shownFaces(
  faces: readonly AvatarAppearance[],
  { sets, chosen }: { sets: number; chosen: AvatarAppearance },
): readonly AvatarAppearance[] {
  return [LETTER, ...faces.slice(0, Math.max(sets, setOf(faces, chosen) + 1) * FACES_AT_ONCE)];
}

/** The index of the set that holds a face; the first set for any other. */
const setOf = (faces: readonly AvatarAppearance[], face: AvatarAppearance): number =>
  Math.max(0, Math.floor(faces.indexOf(face) / FACES_AT_ONCE));
