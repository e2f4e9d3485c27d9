import type { AccountId, Effect } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { tellMessage } from "./engine/changeInChat.ts";
import { adoptChats } from "./store/adoptChats.ts";
import { readLastMessages } from "./store/messageStore.ts";

/** Transfers a guest's chats to the account they signed in to, and notifies the people they wrote to. */
export async function adoptGuestChats(
  tx: Transaction,
  bus: Bus,
  guest: { from: AccountId; to: AccountId },
): Promise<Effect[]> {
  const changed = await adoptChats(tx, guest);
  const last = await readLastMessages(
    tx,
    changed.map(({ chat }) => chat.id),
  );
  return changed.flatMap(({ place, chat: { id, revision } }) => {
    const message = last.get(id);
    return message === undefined ? [] : [tellMessage({ bus }, place, { revision, message })];
  });
}
