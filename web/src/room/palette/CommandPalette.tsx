import { useDebouncedValue } from "@mantine/hooks";
import type { FoundMessage } from "@atrium/contract";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useFound, type FindPort } from "../../chat/index.ts";
import { Palette } from "../../ui/palette/Palette.tsx";
import { PaletteKeys } from "../../ui/palette/PaletteRow.tsx";
import { peopleListTexts } from "../peopleList/texts.ts";
import { shortcutTexts } from "../shortcuts/texts.ts";
import { roomTexts } from "../texts.ts";
import { EntryLine } from "./EntryLine.tsx";
import {
  messageEntries,
  paletteEntries,
  paletteGroups,
  wordsToFind,
  type PaletteEntry,
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
  const sayList = useTexts(peopleListTexts);
  const sayKeys = useTexts(shortcutTexts);
  const [typed, setTyped] = useState("");
  const found = useMessageEntries(typed, opened ? messages : null);
  const entries = [...paletteEntries(typed, input), ...found];
  const write = entries.some((entry) => writeOf(entry) !== null) ? say("writeHint") : null;
  const keys = { choose: sayList("choose"), go: sayList("goToHint"), write, help: sayKeys("title") };
  const groups = paletteGroups(entries).map((group) => ({
    title: say(group.of),
    lines: group.entries.map((entry) => ({
      key: `${entry.kind}-${entry.id}`,
      run: entry.run,
      write: writeOf(entry),
      drawn: <EntryLine entry={entry} typed={typed} />,
    })),
  }));
  return (
    <Palette
      {...{ opened, setOpened, typed, setTyped, groups }}
      words={{ title: say("openSearch"), search: say("search"), empty: say("searchEmpty") }}
      keys={<PaletteKeys words={keys} />}
      over="room"
    />
  );
}

const writeOf = (entry: PaletteEntry) => ("write" in entry ? entry.write : null);

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
