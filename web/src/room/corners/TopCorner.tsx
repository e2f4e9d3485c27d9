import { Popover } from "@mantine/core";
import {
  IconAntennaBars1,
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars4,
  IconAntennaBars5,
  IconAntennaBarsOff,
  IconShieldCheck,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Chip, GlassTip } from "../../ui/Glass.tsx";
import { shieldTexts } from "../shield/texts.ts";
import { roomTexts } from "../texts.ts";
import type { ConnectionModel } from "./connectionModel.ts";
import styles from "./corners.module.css";

interface TopCornerProps {
  connection: ConnectionModel;
  count: number;
  /** The list of people, rendered on demand. */
  people: ReactNode;
  /** The mark that the room is recorded. */
  recording?: ReactNode;
  /** How many wait behind the shield, for hosts while it is up; null for everybody else. */
  shield: { waiting: number; show: () => void } | null;
  /** Null if there is nothing to copy, or no connection. */
  invite: (() => void) | null;
  /** Little width is left: inviting is a button without its word. */
  isTight: boolean;
}

/** Connection, people, invite. */
export function TopCorner({ recording, connection, count, people, shield, invite, isTight }: TopCornerProps) {
  const say = useTexts(roomTexts);
  const sayShield = useTexts(shieldTexts);
  return (
    <div className={styles["top"]} data-floor-control>
      {recording}
      <ConnectionChip connection={connection} />
      {shield === null ? null : (
        <Chip
          className={styles["signal"]}
          aria-label={sayShield("isUp", { count: shield.waiting })}
          onClick={shield.show}
        >
          <IconShieldCheck size={19} stroke={1.75} aria-hidden />
          {shield.waiting === 0 ? null : shield.waiting}
        </Chip>
      )}
      <ChipPopover
        label={say("peopleHere", { count })}
        chip={
          <>
            <IconUsers size={19} stroke={1.75} aria-hidden />
            {count}
          </>
        }
        className={styles["people"]}
      >
        {people}
      </ChipPopover>
      {invite === null ? null : <Invite invite={invite} isTight={isTight} />}
    </div>
  );
}

function Invite({ invite, isTight }: { invite: () => void; isTight: boolean }) {
  const say = useTexts(roomTexts);
  const button = (
    <button
      type="button"
      className={styles["invite"]}
      aria-label={isTight ? say("invite") : undefined}
      data-tight={isTight || undefined}
      onClick={invite}
    >
      <IconUserPlus size={19} stroke={1.75} aria-hidden />
      {isTight ? null : say("invite")}
    </button>
  );
  return isTight ? <GlassTip label={say("invite")}>{button}</GlassTip> : button;
}

const BARS = [IconAntennaBars1, IconAntennaBars2, IconAntennaBars3, IconAntennaBars4, IconAntennaBars5] as const;

interface ConnectionChipProps {
  connection: ConnectionModel;
  /** Words stand beside the bars only if something is wrong. */
  isShort?: boolean;
}

export function ConnectionChip({ connection, isShort = false }: ConnectionChipProps) {
  const say = useTexts(roomTexts);
  const { tone, bars, says, lostForSeconds } = connection;
  const Icon = says === "soundLost" && lostForSeconds !== null ? IconAntennaBarsOff : BARS[bars];
  const words = say(`quality_${says}`);
  const isNamed = !isShort && (says === "relay" || says === "connecting");
  return (
    <ChipPopover
      label={words}
      tone={tone}
      square={lostForSeconds === null && !isNamed}
      chip={
        <>
          <Icon size={20} stroke={2.25} aria-hidden />
          {isNamed ? <span data-tone={tone}>{words}</span> : null}
          {lostForSeconds === null ? null : (
            <span>{say(says === "soundLost" ? "noSound" : "noConnection", { count: lostForSeconds })}</span>
          )}
        </>
      }
    >
      <h3>{words}</h3>
      <p>{say(`qualityHint_${says === "relay" ? says : tone}`)}</p>
    </ChipPopover>
  );
}

interface ChipPopoverProps {
  label: string;
  chip: ReactNode;
  children: ReactNode;
  tone?: ConnectionModel["tone"];
  square?: boolean;
  className?: string | undefined;
}

function ChipPopover({ label, chip, children, tone, square = false, className }: ChipPopoverProps) {
  const [open, setOpen] = useState(false);
  const shape = square ? `${styles["square"]} ${styles["signal"]}` : (styles["signal"] ?? "");
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={8}
      returnFocus
      classNames={{ dropdown: `${styles["pop"]} ${className ?? ""}` }}
    >
      <Popover.Target>
        <Chip
          className={shape}
          data-tone={tone}
          aria-label={label}
          aria-expanded={open}
          onKeyDown={(event) => (event.key === "Escape" ? setOpen(false) : undefined)}
          onClick={() => setOpen(!open)}
        >
          {chip}
        </Chip>
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}
