import { unreachable, type ChatName } from "@atrium/contract";

/** Identifies a chat in what this browser stores about it, such as its draft. */
export function chatKey(chat: ChatName): string {
  switch (chat.kind) {
    case "room":
      return chat.roomId;
    case "space":
      return `space-${chat.spaceId}`;
    case "team":
      return `team-${chat.teamId}`;
    case "direct":
      return `direct-${chat.accountId}`;
    default:
      return unreachable(chat);
  }
}
