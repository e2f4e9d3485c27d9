// Mentions of rooms. In stored text they are <#id name>; people write and read `#` and the name. Like those of people they
// are text: anything that is not exactly a mention stays as it is.
import type { RoomId } from "@atrium/contract";

/** The room a written name refers to. */
export interface NamedRoom {
  roomId: RoomId;
  name: string;
}

const MENTION = /<#(?<id>[\w-]{21}) (?<name>[^<>\n]{1,60})>/gu;

/** Which rooms a message mentions. */
export const roomsIn = (content: string): NamedRoom[] =>
  [...content.matchAll(MENTION)].flatMap(({ groups = {} }) => namedIn(groups) ?? []);

/** A message with the names of its rooms instead of marks. */
export const plainRooms = (content: string): string => content.replaceAll(MENTION, "#$<name>");

/** Turns invalid mentions of rooms into plain text. */
export const withRooms = (content: string, holds: (named: NamedRoom) => boolean): string =>
  content.replaceAll(MENTION, (...found) => {
    const named = namedIn((found.at(-1) ?? {}) as Record<string, string | undefined>);
    return named !== null && !holds(named) ? `#${named.name}` : found[0];
  });

function namedIn({ id, name }: Record<string, string | undefined>): NamedRoom | null {
  return id === undefined || name === undefined ? null : { roomId: id as RoomId, name };
}
