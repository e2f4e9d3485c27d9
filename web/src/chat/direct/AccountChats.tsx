import type { AccountId, TeamId } from "@atrium/contract";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { directChatPort, teamChatPort } from "../engine/accountPorts.ts";
import { ChatView } from "../ChatView.tsx";
import { DirectHead, type Whereabouts } from "./DirectHead.tsx";
import styles from "./DirectChats.module.css";
import { shownPerson } from "./shownPerson.ts";
import { useChat } from "../engine/useChat.ts";
import { useLedTo, type LedTo } from "../engine/useLedTo.ts";
import { chatTexts } from "../texts.ts";

interface TeamChatProps extends LedTo {
  teamId: TeamId;
  teamName: string;
  selfId: AccountId | null;
  isAdmin: boolean;
}

/** A team's chat. */
export function TeamChat({ teamId, teamName, selfId, isAdmin, ...led }: TeamChatProps) {
  const say = useTexts(chatTexts);
  const port = useMemo(() => teamChatPort(teamId, selfId), [teamId, selfId]);
  const chat = useChat(port);
  useLedTo(chat, led);
  const words = { write: say("placeholder", { room: teamName }), empty: say("emptyTeam"), off: say("apart") };
  return <ChatView key={selfId} {...{ chat, port, words }} mayWrite mayModerate={isAdmin} host={null} />;
}

interface DirectChatProps extends LedTo {
  accountId: AccountId;
  selfId: AccountId | null;
  /** Where they are in my current space; null, or not given, if they are not in it. */
  whereabouts?: Whereabouts | null;
  /** Searches this chat. */
  find?: () => void;
  /** Changes each time somebody opens the chat to write. */
  asked?: number | symbol | undefined;
  back: () => void;
}

/** A direct chat. */
export function DirectChat({ accountId, selfId, whereabouts = null, find, asked, back, ...led }: DirectChatProps) {
  const say = useTexts(chatTexts);
  const port = useMemo(() => directChatPort(accountId, selfId), [accountId, selfId]);
  const chat = useChat(port);
  useLedTo(chat, led);
  const { mayWrite, isMissing, ...about } = useStore(port.about);
  const person = about.person === null ? null : shownPerson(about.person, say("deletedUser"));
  const name = person?.name ?? "";
  const words = {
    write: say("placeholderPerson", { name }),
    empty: say("emptyDirect", { name }),
    off: say(person?.isDeleted === true ? "personGone" : "apart"),
  };
  return (
    <div className={styles["conversation"]}>
      <DirectHead {...{ accountId, person, whereabouts, find, back }} />
      {isMissing ? (
        <p className={styles["none"]}>{say("nobodyThere")}</p>
      ) : (
        <ChatView
          key={selfId}
          {...{ chat, port, words, mayWrite }}
          mayModerate={false}
          host={null}
          asked={asked ?? accountId}
        />
      )}
    </div>
  );
}
