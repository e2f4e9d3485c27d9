import type { ChatAuthor } from "@atrium/contract";
import { peopleOfAccount, type FindPort } from "../../chat/index.ts";
import type { RoomPort } from "../roomPort.ts";

/** Searches everything readable from a space: one's own chats, the space's and the current room's. */
export const roomFindPort = (port: Pick<RoomPort, "call" | "live" | "hasAccount">): FindPort => ({
  key: `space ${port.live.getState().space?.spaceId ?? ""}`,
  find: (asked) => port.call("findMessagesInSpace", asked),
  async people(find) {
    const known = port.hasAccount ? await peopleOfAccount(find) : [];
    const ids = new Set(known.map(({ accountId }) => accountId));
    return [...peopleHere(port, find).filter(({ accountId }) => !ids.has(accountId)), ...known];
  },
});

function peopleHere({ live }: Pick<RoomPort, "live">, find: string): ChatAuthor[] {
  const wanted = find.toLocaleLowerCase();
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(wanted);
  return Object.values(live.getState().space?.records.participant ?? {}).filter(
    ({ name }) => begins(name) || name.split(/\s+/u).some(begins),
  );
}
