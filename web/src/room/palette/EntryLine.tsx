import { IconMessageCircle } from "@tabler/icons-react";
import { FoundText, foundNote } from "../../chat/index.ts";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { labelHits } from "../../ui/palette/matching.ts";
import { PaletteRow } from "../../ui/palette/PaletteRow.tsx";
import { KIND_ICONS } from "../panel/kindIcons.ts";
import { personStates, STATE_WORDS } from "../people/personStates.ts";
import { roomTexts } from "../texts.ts";
import type { PaletteEntry } from "./paletteModel.ts";

/** A line of the search: who or what it is, and what Enter does. */
export function EntryLine({ entry, typed }: { entry: PaletteEntry; typed: string }) {
  const say = useTexts(roomTexts);
  const hits = entry.kind === "message" ? entry.found.hits : labelHits(entry.label, typed);
  const key = entry.kind === "action" ? entry.action.key : null;
  return (
    <PaletteRow
      sign={signOf(entry)}
      label={<FoundText text={entry.label} hits={hits} />}
      state={stateOf(entry, say)}
      end={key === null ? { note: noteOf(entry, say) } : { key: key.says }}
    />
  );
}

const SIGN = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

function signOf(entry: PaletteEntry) {
  if (entry.kind === "person" || entry.kind === "elsewhere") return { face: <Face look={entry.person} size={32} /> };
  if (entry.kind === "message") return { icon: <IconMessageCircle {...SIGN} /> };
  const Icon = entry.kind === "room" ? KIND_ICONS[entry.room.type] : entry.action.Icon;
  return { icon: <Icon {...SIGN} /> };
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
