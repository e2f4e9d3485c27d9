import type { ElementData } from "@atrium/contract";
import { IconDoor, IconLock } from "@tabler/icons-react";
import { useTexts, type Say } from "../../../platform/i18n/texts.ts";
import { elementTexts } from "../texts.ts";
import type { PeopleWithin } from "../usePeopleWithin.ts";
import styles from "./areaView.module.css";

interface AreaViewProps {
  data: ElementData & { type: "private_area" };
  within: PeopleWithin;
}

/** Walls as on a plan, with a gap and a leaf while the door is open; people stand and walk in it, so only its tag is held. */
export function AreaView({ data: { open, name }, within }: AreaViewProps) {
  const say = useTexts(elementTexts);
  const Icon = open ? IconDoor : IconLock;
  return (
    <span className={styles["area"]} data-open={open} data-mine={within.isMine}>
      {open ? <Leaf /> : null}
      <span className={styles["tag"]}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <b>{name === "" ? say("privateArea") : name}</b>
        <span>{[say(open ? "doorIsOpen" : "doorIsClosed"), ...countWords(within, say)].join(", ")}</span>
      </span>
    </span>
  );
}

const countWords = ({ count }: PeopleWithin, say: Say<typeof elementTexts.entries>): string[] =>
  count === 0 ? [] : [say("countInside", { count })];

function Leaf() {
  return (
    <svg className={styles["leaf"]} width="52" height="60" viewBox="0 0 52 60" fill="none" aria-hidden>
      <path d="M50 2 L4 14" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M4 14 A48 48 0 0 0 50 58" strokeWidth="1.5" strokeDasharray="3 4" />
    </svg>
  );
}
