import type { RoomElement } from "@atrium/contract";

/** Notes are tilted slightly, each by a different angle of up to this many degrees. */
const MOST = 2;

export function tilt({ id, data }: Pick<RoomElement, "id" | "data">): string {
  if (data.type !== "note" && data.type !== "image") return "0deg";
  const sum = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((all, code) => all + code, 0);
  return `${((sum % 9) / 4 - 1) * MOST}deg`;
}
