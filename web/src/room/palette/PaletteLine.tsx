import { IconMessageCircle } from "@tabler/icons-react";
import { FoundText, foundNote } from "../../chat/index.ts";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { isApple } from "../../platform/isApple.ts";
import { Face } from "../../ui/Face.tsx";
import { KIND_ICONS } from "../panel/kindIcons.ts";
import { peopleListTexts } from "../peopleList/texts.ts";
import { personStates, STATE_WORDS } from "../people/personStates.ts";
import { shortcutTexts } from "../shortcuts/texts.ts";
import { roomTexts } from "../texts.ts";
import styles from "./palette.module.css";
import { labelHits, type PaletteEntry } from "./paletteModel.ts";

/** A line of the search: who or what it is, and what Enter does. */
export function PaletteLine({ entry, typed }: { entry: PaletteEntry; typed: string }) {
  const say = useTexts(roomTexts);
  return (
    <>
      <EntryIcon entry={entry} />
      <span className={styles["label"]} dir="auto">
        <FoundText
          text={entry.label}
          hits={entry.kind === "message" ? entry.found.hits : labelHits(entry.label, typed)}
        />
        <small>{stateOf(entry, say)}</small>
      </span>
      {entry.kind === "action" && entry.action.key !== null ? (
        <kbd className={styles["key"]}>{entry.action.key.says}</kbd>
      ) : (
        <span className={styles["what"]}>{noteOf(entry, say)}</span>
      )}
      <kbd className={styles["enter"]} aria-hidden>
        ↵
      </kbd>
    </>
  );
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  if (entry.kind === "person" || entry.kind === "elsewhere") return <Face look={entry.person} size={32} />;
  return (
    <span className={styles["sign"]}>
      <Sign entry={entry} />
    </span>
  );
}

const SIGN = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

function Sign({ entry }: { entry: Extract<PaletteEntry, { kind: "message" | "room" | "action" }> }) {
  if (entry.kind === "message") return <IconMessageCircle {...SIGN} />;
  const Icon = entry.kind === "room" ? KIND_ICONS[entry.room.type] : entry.action.Icon;
  return <Icon {...SIGN} />;
}

/** What is worth knowing before going there. */
function stateOf(entry: PaletteEntry, say: Say<typeof roomTexts.entries>): string | null {
  if (entry.kind === "room") return entry.room.count === 0 ? null : say("peopleHere", { count: entry.room.count });
  if (entry.kind !== "person") return null;
  const [first] = personStates(entry.person, false);
  return first === undefined ? null : say(STATE_WORDS[first]);
}

function noteOf(entry: PaletteEntry, say: Say<typeof roomTexts.entries>): string | undefined {
  if (entry.kind === "action") return undefined;
  if (entry.kind === "message") return foundNote(entry.found);
  return entry.kind === "elsewhere" ? entry.person.roomName : say(KIND[entry.kind]);
}

const KIND = { person: "goThere", room: "enter" } as const;

/** What the keys do here; a screen reader says so of the field and its lines. */
export function PaletteKeys({ writes }: { writes: boolean }) {
  const sayRoom = useTexts(roomTexts);
  const say = useTexts(peopleListTexts);
  const sayKeys = useTexts(shortcutTexts);
  return (
    <p className={styles["keys"]} aria-hidden>
      <kbd className={styles["key"]}>↑</kbd>
      <kbd className={styles["key"]}>↓</kbd>
      {say("choose")}
      <kbd className={styles["key"]}>↵</kbd>
      {say("goToHint")}
      {writes ? (
        <>
          <kbd className={styles["key"]}>{isApple() ? "⌘" : "Ctrl"} ↵</kbd>
          {sayRoom("writeHint")}
        </>
      ) : null}
      <span>
        <kbd className={styles["key"]}>?</kbd>
        {sayKeys("title")}
      </span>
    </p>
  );
}
