import { FocusTrap } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { chatTexts } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { isInMenu } from "../../ui/focus/isInMenu.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { ChatSide } from "../chat/ChatSide.tsx";
import { reachOf } from "../chat/useWhereaboutsOf.ts";
import type { RoomChats } from "../chat/useRoomChats.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./PhoneChat.module.css";
import { TalkStrip } from "./TalkStrip.tsx";
import { phoneTexts } from "./texts.ts";

interface PhoneChatProps {
  room: RoomBundle;
  chats: RoomChats;
  close: () => void;
}

/** The chats over the whole window; who talks in the room, and my microphone, stay at hand. */
export function PhoneChat({ room, chats, close }: PhoneChatProps) {
  const say = useTexts(chatTexts);
  const { port, view, state } = room;
  useEscape(({ target }) => (isInMenu(target) ? undefined : close()));
  return (
    <FocusTrap>
      <div className={styles["chat"]} role="dialog" aria-modal aria-label={say("chat")}>
        <ChatSide
          {...{ port, chats }}
          roomName={view.roomName}
          opened={state.openedChat}
          open={state.setOpenedChat}
          // The chat goes first: it would lie over the room that is entered.
          enter={(roomId) => {
            close();
            room.enter(roomId);
          }}
          reach={reachOf(room, close)}
          renderHead={(tools) => <Head room={room} tools={tools} close={close} />}
        />
      </div>
    </FocusTrap>
  );
}

interface HeadProps {
  room: RoomBundle;
  /** Null over a conversation, whose own head has the way back. */
  tools: ReactNode | null;
  close: () => void;
}

function Head({ room, tools, close }: HeadProps) {
  const say = useTexts(chatTexts);
  const phone = useTexts(phoneTexts);
  return (
    <>
      {tools === null ? null : (
        <header className={styles["head"]}>
          <button type="button" aria-label={phone("closeChat")} onClick={close}>
            <IconChevronLeft size={24} stroke={2} aria-hidden />
          </button>
          <h2>{say("chat")}</h2>
          {tools}
        </header>
      )}
      <TalkStrip room={room} />
    </>
  );
}
