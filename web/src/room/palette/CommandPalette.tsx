import { IconBolt, IconDoorEnter, IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import styles from "./palette.module.css";
import { paletteEntries, type PaletteEntry, type PaletteInput } from "./paletteModel.ts";

/** The chosen line. What the keys choose is brought into view; under the pointer nothing moves. */
interface At {
  index: number;
  by: "keys" | "pointer";
}

/** Ctrl or Cmd and K: type a person, a room or an action, press Enter. */
export function CommandPalette({ input, close }: { input: PaletteInput; close: () => void }) {
  const say = useTexts(roomTexts);
  useFocusReturn();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState<At>({ index: 0, by: "keys" });
  const list = useId();
  const entries = paletteEntries(typed, input);
  const chosen = Math.min(at.index, entries.length - 1);
  const option = `${list}-${chosen}`;
  useEffect(() => {
    if (at.by === "keys") document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  }, [option, at]);
  const run = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    close();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === "close") return close();
    if (act === "run") return run(entries[chosen]);
    if (entries.length === 0) return;
    setAt({ index: (chosen + act + entries.length) % entries.length, by: "keys" });
  };
  return (
    <div className={styles["scrim"]} onMouseDown={(event) => onPress(event, close)}>
      <div className={styles["box"]} role="dialog" aria-modal aria-label={say("search")} onKeyDown={onKeyDown}>
        <div className={styles["field"]}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={entries.length === 0 ? undefined : option}
            aria-label={say("search")}
            placeholder={say("search")}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setAt({ index: 0, by: "keys" });
            }}
          />
        </div>
        <Found
          list={list}
          entries={entries}
          chosen={chosen}
          choose={(index) => setAt({ index, by: "pointer" })}
          run={run}
        />
      </div>
    </div>
  );
}

/** Beside the box closes; inside it the field keeps the keyboard. */
function onPress(event: MouseEvent, close: () => void): void {
  if (event.target === event.currentTarget) return close();
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

interface FoundProps {
  list: string;
  entries: readonly PaletteEntry[];
  chosen: number;
  choose: (index: number) => void;
  run: (entry: PaletteEntry) => void;
}

function Found({ list, entries, chosen, choose, run }: FoundProps) {
  const say = useTexts(roomTexts);
  return (
    <>
      <ul className={styles["list"]} id={list} role="listbox" aria-label={say("search")}>
        {entries.map((entry, index) => (
          <li
            key={`${entry.kind}-${entry.id}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => (index === chosen ? undefined : choose(index))}
            onClick={() => run(entry)}
          >
            <EntryIcon entry={entry} />
            <span>{entry.label}</span>
            <span>{say(KIND[entry.kind])}</span>
          </li>
        ))}
      </ul>
      {entries.length === 0 ? <p className={styles["empty"]}>{say("searchEmpty")}</p> : null}
    </>
  );
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  if (entry.kind === "person") return <Face look={entry.person} size={26} />;
  return entry.kind === "room" ? (
    <IconDoorEnter size={20} stroke={1.75} aria-hidden />
  ) : (
    <IconBolt size={20} stroke={1.75} aria-hidden />
  );
}

const KEYS: Record<string, 1 | -1 | "run" | "close"> = { ArrowDown: 1, ArrowUp: -1, Enter: "run", Escape: "close" };
const KIND = { person: "goThere", room: "enter", action: "action" } as const;
