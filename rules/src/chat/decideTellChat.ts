import type { ChatMessage } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { OutsideRule } from "../live/decision.ts";

interface ChatChange {
  revision: number;
  change: { kind: "message"; message: ChatMessage } | { kind: "cleared"; position: number };
}

/** What has changed in a room's chat is told to everybody in the room. */
export const decideTellChat: OutsideRule<ChatChange> = (_scene, { revision, change }) => {
  const event =
    change.kind === "message"
      ? ({ kind: "chatMessage", revision, message: change.message } as const)
      : ({ kind: "chatCleared", revision, position: change.position } as const);
  return decided({ events: [{ to: "room", event }] });
};
