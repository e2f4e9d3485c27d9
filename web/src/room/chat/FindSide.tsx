import { useMemo } from "react";
import { chatTexts, FindView, messagesUrl, type Asked } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { chatOf, openedOf, shownTab, type OpenedChat } from "./openedChat.ts";
import { roomFindPort } from "./roomFindPort.ts";
import type { RoomChats } from "./useRoomChats.ts";

interface FindSideProps {
  port: RoomPort;
  roomName: string;
  chats: RoomChats;
  opened: OpenedChat;
  open: (opened: OpenedChat) => void;
  asked: Asked;
  ask: (asked: Asked) => void;
  back: () => void;
}

/** The search, shown in place of the chats; the chat of another team opens beside the space. */
export function FindSide({ port, chats, roomName, opened, open, asked, ask, back }: FindSideProps) {
  const say = useTexts(chatTexts);
  const findPort = useMemo(() => roomFindPort(port), [port]);
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const { team } = chats;
  const tab = shownTab(opened.tab, chats);
  const names = { room: roomName, space: say("everyone"), team: team?.teamName ?? "", direct: say("direct") };
  const chat = chatOf(tab, { roomId, spaceId, teamId: team?.teamId ?? null, accountId: opened.with });
  return (
    <FindView
      port={findPort}
      asked={asked}
      ask={ask}
      here={chat === null || tab === null ? null : { chat, name: names[tab] }}
      open={({ chat: found, position }) => {
        if (found.kind !== "team" || found.teamId === team?.teamId) return open(openedOf(found, position));
        globalThis.open(messagesUrl({ team: found.teamId, message: String(position) }), "_blank", "noopener");
      }}
      close={back}
    />
  );
}
