import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useFocusReturn } from "../focus/useFocusReturn.ts";
import styles from "./palette.module.css";

export interface PaletteLine {
  key: string;
  run: () => void;
  /** The action of Ctrl or Cmd with Enter; null if there is none. */
  write: (() => void) | null;
  drawn: ReactNode;
}

interface PaletteProps {
  opened: boolean;
  setOpened: (opened: boolean) => void;
  typed: string;
  setTyped: (typed: string) => void;
  words: { title: string; search: string; empty: string };
  /** The heading of a group of lines. */
  groups: readonly { title: string; lines: readonly PaletteLine[] }[];
  /** Below the lines: the keys. */
  keys: ReactNode;
  /** Glass over a room, or a sheet over a page. */
  over: "room" | "page";
}

/** A search field and its results: arrows choose, Enter opens. */
export function Palette({ opened, setOpened, typed, setTyped, words, over, ...found }: PaletteProps) {
  const [[store, hands]] = useState(createSpotlight);
  useEffect(() => (opened ? hands.open() : hands.close()), [opened, hands]);
  useFocusReturn(opened);
  const close = () => setOpened(false);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={close}
      size={640}
      // The library records the previous focus too late: its own field already has it.
      returnFocus={false}
      // Opens at once, with the focus, so that letters typed right after the shortcut are not lost.
      transitionProps={{ duration: 0 }}
      yOffset="min(12vh, 112px)"
      overlayProps={{ className: styles["scrim"] ?? "", backgroundOpacity: 0, blur: 0 }}
      title={words.title}
      classNames={{
        header: "visually-hidden",
        content: `${styles["box"] ?? ""} ${(over === "page" && styles["sheet"]) || ""}`,
        body: styles["body"] ?? "",
      }}
    >
      <Found {...found} words={words} close={close} />
    </Spotlight.Root>
  );
}

type FoundProps = Pick<PaletteProps, "groups" | "words" | "keys"> & { close: () => void };

function Found({ groups, words, keys, close }: FoundProps) {
  const lines = groups.flatMap((group) => group.lines);
  const list = useId().replaceAll(":", "");
  const [wished, setWished] = useState(0);
  const chosen = Math.min(wished, lines.length - 1);
  // The library moves the selection in the DOM without an event, so it is read from there.
  const readChoice = () => queueMicrotask(() => setWished(Math.max(0, chosenLine(list))));
  // The first line is selected on opening, so that Enter has a target.
  useEffect(() => document.getElementById(`${list}-0`)?.setAttribute(CHOSEN, "true"), [list]);
  return (
    <>
      <Spotlight.Search
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={chosen < 0 ? undefined : `${list}-${chosen}`}
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={<kbd className={styles["key"]}>esc</kbd>}
        classNames={{ input: styles["field"] ?? "" }}
        onKeyDownCapture={(event) => writeByKey(event, lines[chosen], close)}
        onKeyDown={readChoice}
        onChange={() => setWished(0)}
      />
      <Spotlight.ActionsList id={list} role="listbox" aria-label={words.search} className={styles["list"] ?? ""}>
        {groups.map(({ title, lines: ofGroup }) => (
          <Spotlight.ActionsGroup
            key={title}
            className={styles["group"] ?? ""}
            label={title}
            role="group"
            aria-label={title}
          >
            {ofGroup.map((line) => {
              const index = lines.indexOf(line);
              return (
                <Spotlight.Action
                  key={line.key}
                  // The library does not expose its `id`, and the field has to reference the selected line.
                  ref={(button: HTMLButtonElement | null) => button?.setAttribute("id", `${list}-${index}`)}
                  role="option"
                  aria-selected={index === chosen}
                  className={styles["line"] ?? ""}
                  onClick={line.run}
                >
                  {line.drawn}
                </Spotlight.Action>
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {lines.length === 0 ? <p className={styles["empty"]}>{words.empty}</p> : null}
      {keys}
    </>
  );
}

const CHOSEN = "data-selected";

/** Ctrl or Cmd with Enter opens a chat with the person that Enter alone goes to. */
function writeByKey(event: KeyboardEvent, line: PaletteLine | undefined, close: () => void): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  if (line === undefined || line.write === null) return;
  close();
  line.write();
}

function chosenLine(list: string): number {
  const lines = [...(document.getElementById(list)?.querySelectorAll("[data-action]") ?? [])];
  return lines.findIndex((line) => line.hasAttribute(CHOSEN));
}
