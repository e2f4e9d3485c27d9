import type { AccountId, ChatName, FoundMessage, TeamId } from "@atrium/contract";
import { IconArrowLeft, IconMessageCircle, IconSearch, IconUsersGroup } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { NOTHING_ASKED, type Asked } from "../find/findAsked.ts";
import { accountFindPort } from "../find/findPort.ts";
import { findTexts } from "../find/texts.ts";
import { FindView } from "../find/FindView.tsx";
import { DirectChat, TeamChat } from "./AccountChats.tsx";
import { ChatSurface } from "../surface.ts";
import { Unread } from "../unread/Unread.tsx";
import { DirectList } from "./DirectChats.tsx";
import styles from "./MessagesView.module.css";
import { chatTexts } from "../texts.ts";

interface TeamRow {
  teamId: TeamId;
  teamName: string;
  isAdmin: boolean;
  unread: number;
  /** How many of them mention me. */
  mentions: number;
}

export interface MessagesViewProps {
  selfId: AccountId | null;
  teams: readonly TeamRow[];
  /** The other person of the open chat; null for none. */
  accountId: AccountId | null;
  /** The team of the open chat; null for none. */
  teamId: TeamId | null;
  openPerson: (accountId: AccountId) => void;
  openTeam: (teamId: TeamId) => void;
  back: () => void;
  openFound: (found: FoundMessage) => void;
  /** The position of the linked message; null for none. */
  message: number | null;
  forgetMessage: () => void;
}

const NOBODY_HERE: ReadonlySet<AccountId> = new Set();

/** Teams and people on the left, the open chat on the right; on the phone one of them. */
export function MessagesView(props: MessagesViewProps) {
  const { selfId, accountId, openFound } = props;
  const [asked, countAsked] = useState(0);
  const openPerson = (id: AccountId) => {
    countAsked(asked + 1);
    props.openPerson(id);
  };
  const [finding, find] = useState<Asked | null>(null);
  /** On the phone the search replaces the open chat until something is found or it is closed. */
  const [coversOpen, cover] = useState(false);
  const findHere = () => {
    find({ ...NOTHING_ASKED, isHere: true });
    cover(true);
  };
  const closeFind = () => {
    find(null);
    cover(false);
  };
  const says = useTexts(findTexts);
  const say = useTexts(chatTexts);
  const team = props.teams.find((each) => each.teamId === props.teamId) ?? null;
  return (
    <ChatSurface value="sheet">
      <Page title={say("messages")}>
        <div className={styles["messages"]} data-open={!coversOpen && (accountId !== null || team !== null)}>
          <div className={styles["list"]}>
            {finding === null ? (
              <>
                <Teams {...props} />
                <button type="button" className={styles["find"]} onClick={() => find(NOTHING_ASKED)}>
                  <IconSearch size={18} stroke={1.75} aria-hidden />
                  {says("find")}
                </button>
                <DirectList selfId={selfId} here={NOBODY_HERE} current={accountId} open={openPerson} />
              </>
            ) : (
              <FindView
                port={accountFindPort}
                asked={finding}
                ask={find}
                here={hereOf(props, say("direct"))}
                open={(found) => {
                  cover(false);
                  openFound(found);
                }}
                close={closeFind}
              />
            )}
          </div>
          <div className={styles["open"]}>
            <Opened {...props} team={team} asked={asked} findHere={findHere} />
          </div>
        </div>
      </Page>
    </ChatSurface>
  );
}

/** The open chat. */
function hereOf({ accountId, teamId, teams }: MessagesViewProps, direct: string) {
  if (accountId !== null) return { chat: { kind: "direct", accountId } satisfies ChatName, name: direct };
  const team = teams.find((each) => each.teamId === teamId);
  return team === undefined
    ? null
    : { chat: { kind: "team", teamId: team.teamId } satisfies ChatName, name: team.teamName };
}

function Teams({ teams, teamId, openTeam }: MessagesViewProps) {
  const say = useTexts(chatTexts);
  if (teams.length === 0) return null;
  return (
    <ul className={styles["teams"]} aria-label={say("team")}>
      {teams.map((team) => (
        <li key={team.teamId}>
          <button
            type="button"
            aria-current={team.teamId === teamId || undefined}
            onClick={() => openTeam(team.teamId)}
          >
            <IconUsersGroup size={18} stroke={1.75} aria-hidden />
            <span dir="auto">{team.teamName}</span>
            <Unread {...team} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Opened({
  selfId,
  accountId,
  team,
  back,
  message,
  forgetMessage,
  asked,
  findHere,
}: MessagesViewProps & { team: TeamRow | null; asked: number; findHere: () => void }) {
  const say = useTexts(chatTexts);
  if (accountId !== null)
    return (
      <DirectChat
        key={accountId}
        accountId={accountId}
        selfId={selfId}
        find={findHere}
        {...{ asked, back, message, forgetMessage }}
      />
    );
  if (team === null) {
    return (
      <p className={styles["choose"]}>
        <IconMessageCircle size={28} stroke={1.5} aria-hidden />
        {say("choose")}
      </p>
    );
  }
  return (
    <>
      <header className={styles["head"]}>
        <button type="button" aria-label={say("back")} onClick={back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        </button>
        <h2 dir="auto">{team.teamName}</h2>
      </header>
      <TeamChat key={team.teamId} {...team} {...{ selfId, message, forgetMessage }} />
    </>
  );
}
