import { IconChevronUp, IconEye, IconHandStop } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useCountText } from "../../platform/i18n/useCountText.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { Face } from "../../ui/Face.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { PeopleRows } from "../panel/PeopleRows.tsx";
import type { RoomBundle } from "../useRoom.ts";
import { ReactionCounts } from "./ReactionCounts.tsx";
import styles from "./seats.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

interface SeatsProps {
  room: RoomBundle;
  stage: Stage;
  /** How many faces stand in the row. */
  most: number;
  /** Leads to the chat, on a phone; null where I read none. */
  write: (() => void) | null;
  /** Beside the way to the chat, else at the end of the row. */
  beside: ReactNode;
}

/** The audience: how many they are, some of their faces, and how they react. */
export function Seats({ room, stage, most, write, beside }: SeatsProps) {
  const say = useTexts(stageTexts);
  const counted = useCountText();
  const number = new Intl.NumberFormat(useLocale());
  const shown = stage.seats.slice(0, most);
  const rest = stage.watching - shown.length;
  return (
    <div className={styles["row"]}>
      {write === null ? null : (
        <button type="button" className={styles["write"]} onClick={write}>
          {say("writeToAll")}
        </button>
      )}
      {write === null ? null : beside}
      <div className={styles["seats"]} role="group" aria-label={say("audience")}>
        <span className={styles["count"]}>
          <IconEye size={18} stroke={1.75} aria-hidden />
          {counted(say("watching", { count: stage.watching }), stage.watching)}
        </span>
        <ul>
          {shown.map(({ accountId, ...person }) => (
            <Seat key={accountId} person={person} isUp={stage.handsUp.has(accountId)} />
          ))}
        </ul>
        {rest > 0 ? <span className={styles["rest"]}>{say("andMore", { count: number.format(rest) })}</span> : null}
        {stage.seats.length === 0 ? null : <Everybody room={room} stage={stage} />}
      </div>
      <ReactionCounts port={room.port} />
      {write === null ? beside : null}
    </div>
  );
}

function Seat({ person, isUp }: { person: Omit<Stage["seats"][number], "accountId">; isUp: boolean }) {
  const say = useTexts(stageTexts);
  const { name } = person;
  return (
    <li title={name}>
      <Face look={person} size={34} />
      <span className={styles["unseen"]}>{isUp ? say("handUp", { name }) : name}</span>
      {isUp ? (
        <span className={styles["hand"]} aria-hidden>
          <IconHandStop size={14} stroke={2} />
        </span>
      ) : null}
    </li>
  );
}

/** Everybody of the audience who is shown, and how many are not. */
function Everybody({ room, stage }: Pick<SeatsProps, "room" | "stage">) {
  const say = useTexts(stageTexts);
  const number = new Intl.NumberFormat(useLocale());
  const [isOpen, open] = useState(false);
  const unshown = stage.watching - stage.seats.length;
  return (
    <RisingPopover
      opened={isOpen}
      onChange={open}
      offset={12}
      label={say("audience")}
      className={styles["everybody"]}
      opener={
        <button
          type="button"
          className={styles["opener"]}
          aria-label={say("wholeAudience")}
          onClick={() => open(!isOpen)}
        >
          <IconChevronUp size={18} stroke={2} aria-hidden />
        </button>
      }
    >
      <PeopleRows
        people={stage.seats}
        speaking={room.speaking}
        selected={room.state.selected}
        selectPerson={room.selectPerson}
        isAloneSaid
      />
      {unshown > 0 ? <p className={styles["unlisted"]}>{say("andMore", { count: number.format(unshown) })}</p> : null}
    </RisingPopover>
  );
}
