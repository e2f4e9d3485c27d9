import type { RoomElement } from "@atrium/contract";

/** Paper lies a little askew, each piece in a way of its own; up to so many degrees. */
const MOST = 2;

export function tilt({ id, data }: Pick<RoomElement, "id" | "data">): string {
  if (data.type !== "note" && data.type !== "image") return "0deg";
  const sum = [...id].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return `${((sum % 9) / 4 - 1) * MOST}deg`;
}
