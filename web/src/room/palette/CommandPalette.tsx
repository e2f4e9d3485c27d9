import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { useDebouncedValue } from "@mantine/hooks";
import type { FoundMessage } from "@atrium/contract";
import { IconDoorEnter, IconMessageCircle, IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { FoundText, foundNote, useFound, type FindPort } from "../../chat/index.ts";
import { Face } from "../../ui/Face.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import styles from "./palette.module.css";
import { messageEntries, paletteEntries, wordsToFind, type PaletteEntry, type PaletteInput } from "./paletteModel.ts";

interface CommandPaletteProps {
  input: PaletteInput;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  /** Null where there is nothing to search. */
  messages?: { port: FindPort; open: (found: FoundMessage) => void } | null;
}

/** Ctrl or Cmd and K: type a person, a room or an action, press Enter. */
export function CommandPalette({ input, opened, setOpened, messages = null }: CommandPaletteProps) {
  const say = useTexts(roomTexts);
  const [[store, hands]] = useState(createSpotlight);
  const [typed, setTyped] = useState("");
  useEffect(() => (opened ? hands.open() : hands.close()), [opened, hands]);
  useFocusReturn(opened);
  const found = useMessageEntries(typed, opened ? messages : null);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={() => setOpened(false)}
      size={520}
      // The library notes who had the focus too late: its own field has it by then.
      returnFocus={false}
      // Opens at once, with the focus, so that letters typed right after the shortcut are not lost.
      transitionProps={{ duration: 0 }}
      yOffset="min(18vh, 160px)"
      overlayProps={{ className: styles["scrim"] ?? "", backgroundOpacity: 0, blur: 0 }}
      title={say("openSearch")}
      classNames={{ header: "visually-hidden", content: styles["box"] ?? "", body: styles["body"] ?? "" }}
    >
      <Found entries={[...paletteEntries(typed, input), ...found]} />
    </Spotlight.Root>
  );
}

const SETTLED_MS = 250;
const NO_PORT: FindPort = {
  key: "nowhere",
  find: () => Promise.resolve({ ok: true, value: { messages: [], nextCursor: null } }),
  people: () => Promise.resolve([]),
};

function useMessageEntries(typed: string, messages: CommandPaletteProps["messages"]): readonly PaletteEntry[] {
  const [settled] = useDebouncedValue(typed, SETTLED_MS);
  const words = messages ? wordsToFind(settled) : null;
  const { data } = useFound(messages?.port ?? NO_PORT, words === null ? null : { words });
  const isOfTyped = words !== null && wordsToFind(typed) === words;
  return isOfTyped && messages ? messageEntries(data?.pages[0]?.messages ?? [], messages.open) : [];
}

interface FoundProps {
  entries: readonly PaletteEntry[];
}

function Found({ entries }: FoundProps) {
  const say = useTexts(roomTexts);
  const list = useId().replaceAll(":", "");
  const [wished, setWished] = useState(0);
  const chosen = Math.min(wished, entries.length - 1);
  // The library moves the choice from line to line in the page itself and tells nobody: it is read from there.
  const readChoice = () => queueMicrotask(() => setWished(Math.max(0, chosenLine(list))));
  // The first line is chosen as it opens, so that Enter has something to do.
  useEffect(() => document.getElementById(`${list}-0`)?.setAttribute(CHOSEN, "true"), [list]);
  return (
    <>
      <Spotlight.Search
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
        aria-label={say("search")}
        placeholder={say("search")}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        classNames={{ input: styles["field"] ?? "" }}
        onKeyDown={readChoice}
        onChange={() => setWished(0)}
      />
      <Spotlight.ActionsList id={list} role="listbox" aria-label={say("search")} className={styles["list"] ?? ""}>
        {entries.map((entry, index) => (
          <Spotlight.Action
            key={`${entry.kind}-${entry.id}`}
            // The library keeps an `id` to itself, and the field has to name the chosen line.
            ref={(line: HTMLButtonElement | null) => line?.setAttribute("id", `${list}-${index}`)}
            role="option"
            aria-selected={index === chosen}
            className={styles["line"] ?? ""}
            onClick={entry.run}
          >
            <Line entry={entry} />
          </Spotlight.Action>
        ))}
      </Spotlight.ActionsList>
      {entries.length === 0 ? <p className={styles["empty"]}>{say("searchEmpty")}</p> : null}
    </>
  );
}

const CHOSEN = "data-selected";

function chosenLine(list: string): number {
  const lines = [...(document.getElementById(list)?.querySelectorAll("[data-action]") ?? [])];
  return lines.findIndex((line) => line.hasAttribute(CHOSEN));
}

function Line({ entry }: { entry: PaletteEntry }) {
  const say = useTexts(roomTexts);
  return (
    <>
      <EntryIcon entry={entry} />
      <span className={styles["label"]} dir="auto">
        {entry.kind === "message" ? <FoundText text={entry.label} hits={entry.found.hits} /> : entry.label}
      </span>
      <span className={styles["what"]}>{noteOf(entry, say)}</span>
    </>
  );
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  if (entry.kind === "person" || entry.kind === "elsewhere") return <Face look={entry.person} size={26} />;
  if (entry.kind === "message") return <IconMessageCircle size={20} stroke={1.75} aria-hidden />;
  const Icon = entry.kind === "room" ? IconDoorEnter : entry.action.Icon;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}

function noteOf(entry: PaletteEntry, say: Say<typeof roomTexts.entries>): string | undefined {
  if (entry.kind === "action") return entry.action.key?.says;
  if (entry.kind === "message") return foundNote(entry.found);
  return entry.kind === "elsewhere" ? entry.person.roomName : say(KIND[entry.kind]);
}

const KIND = { person: "goThere", room: "enter" } as const;
