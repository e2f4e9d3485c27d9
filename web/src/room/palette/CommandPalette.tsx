import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { useDebouncedValue } from "@mantine/hooks";
import type { FoundMessage } from "@atrium/contract";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useFound, type FindPort } from "../../chat/index.ts";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import styles from "./palette.module.css";
import { PaletteKeys, PaletteLine } from "./PaletteLine.tsx";
import {
  messageEntries,
  paletteEntries,
  paletteGroups,
  wordsToFind,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteInput,
} from "./paletteModel.ts";

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
      size={640}
      // The library notes who had the focus too late: its own field has it by then.
      returnFocus={false}
      // Opens at once, with the focus, so that letters typed right after the shortcut are not lost.
      transitionProps={{ duration: 0 }}
      yOffset="min(12vh, 112px)"
      overlayProps={{ className: styles["scrim"] ?? "", backgroundOpacity: 0, blur: 0 }}
      title={say("openSearch")}
      classNames={{ header: "visually-hidden", content: styles["box"] ?? "", body: styles["body"] ?? "" }}
    >
      <Found
        groups={paletteGroups([...paletteEntries(typed, input), ...found])}
        typed={typed}
        close={() => setOpened(false)}
      />
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
  groups: readonly PaletteGroup[];
  typed: string;
  close: () => void;
}

function Found({ groups, typed, close }: FoundProps) {
  const say = useTexts(roomTexts);
  const lines = groups.flatMap(({ entries }) => entries);
  const list = useId().replaceAll(":", "");
  const [wished, setWished] = useState(0);
  const chosen = Math.min(wished, lines.length - 1);
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
        rightSection={<kbd className={styles["key"]}>esc</kbd>}
        classNames={{ input: styles["field"] ?? "" }}
        onKeyDownCapture={(event) => writeByKey(event, lines[chosen], close)}
        onKeyDown={readChoice}
        onChange={() => setWished(0)}
      />
      <Spotlight.ActionsList id={list} role="listbox" aria-label={say("search")} className={styles["list"] ?? ""}>
        {groups.map(({ of, entries }) => (
          <Spotlight.ActionsGroup
            key={of}
            className={styles["group"] ?? ""}
            label={say(of)}
            role="group"
            aria-label={say(of)}
          >
            {entries.map((entry) => {
              const index = lines.indexOf(entry);
              return (
                <Spotlight.Action
                  key={`${entry.kind}-${entry.id}`}
                  // The library keeps an `id` to itself, and the field has to name the chosen line.
                  ref={(line: HTMLButtonElement | null) => line?.setAttribute("id", `${list}-${index}`)}
                  role="option"
                  aria-selected={index === chosen}
                  className={styles["line"] ?? ""}
                  onClick={entry.run}
                >
                  <PaletteLine entry={entry} typed={typed} />
                </Spotlight.Action>
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {lines.length === 0 ? <p className={styles["empty"]}>{say("searchEmpty")}</p> : null}
      <PaletteKeys writes={lines.some(canWrite)} />
    </>
  );
}

const CHOSEN = "data-selected";

const canWrite = (entry: PaletteEntry | undefined) => entry !== undefined && "write" in entry && entry.write !== null;

/** Ctrl or Cmd with Enter writes to whom Enter alone goes to. */
function writeByKey(event: KeyboardEvent, entry: PaletteEntry | undefined, close: () => void): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  if (entry === undefined || !("write" in entry) || entry.write === null) return;
  close();
  entry.write();
}

function chosenLine(list: string): number {
  const lines = [...(document.getElementById(list)?.querySelectorAll("[data-action]") ?? [])];
  return lines.findIndex((line) => line.hasAttribute(CHOSEN));
}
