import { bounds, errorText, type AccountId, type SpaceCard, type Team } from "@atrium/contract";
import { useState } from "react";
import { call } from "../../../platform/call.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { saveFile } from "../../../platform/saveFile.ts";
import { loadOptional } from "../../../ui/load/loadOptional.ts";
import { showToast } from "../../../ui/toast.tsx";
import { usersTexts } from "../texts.ts";
import { guestsInputOf, inputOf, type Wanted } from "../wanted.ts";
import type { SavedPerson } from "./peopleFile.ts";

/** The most rows in a file: what a spreadsheet still opens quickly. */
const MOST_ROWS = 20_000;

/** Saves everybody who matches the filter as a file, also those not loaded yet. */
export function useSavePeople(team: Pick<Team, "id" | "name">, spaces: readonly SpaceCard[]) {
  const say = useTexts(usersTexts);
  const [isBusy, setBusy] = useState(false);
  const save = async (wanted: Wanted) => {
    setBusy(true);
    const [read, writer] = await Promise.all([
      readAll((cursor) => pageOf(team, wanted, cursor)),
      loadOptional(() => import("./peopleFile.ts")),
    ]);
    setBusy(false);
    if (!read.ok || writer === null) {
      const code = read.ok ? "connectionFailed" : read.code;
      return showToast({ text: errorText(code, currentLocale()), kind: "bad" });
    }
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    saveFile(writer.peopleFile(read.people, names, say), `${wanted.tab}.csv`);
    const count = read.people.length;
    showToast({ text: read.isWhole ? say("saved") : say("savedPart", { count }) });
  };
  return { save, isBusy };
}

type Cursor = AccountId | undefined;

/** One page of members or guests, alike for the file. */
async function pageOf({ id: teamId }: Pick<Team, "id">, wanted: Wanted, cursor: Cursor) {
  const page = { count: bounds.peoplePage.max, ...(cursor === undefined ? {} : { cursor }) };
  if (wanted.tab === "members") {
    const reply = await call("listTeamMembers", { ...inputOf(teamId, wanted), ...page });
    if (!reply.ok) return reply;
    return { ok: true, people: reply.value.members as SavedPerson[], next: reply.value.nextCursor } as const;
  }
  const reply = await call("listTeamGuests", { ...guestsInputOf(teamId, wanted), ...page });
  if (!reply.ok) return reply;
  return { ok: true, people: reply.value.guests as SavedPerson[], next: reply.value.nextCursor } as const;
}

async function readAll(page: (cursor: Cursor) => ReturnType<typeof pageOf>) {
  const people: SavedPerson[] = [];
  let cursor: Cursor;
  do {
    const reply = await page(cursor);
    if (!reply.ok) return { ok: false, code: reply.code } as const;
    people.push(...reply.people);
    cursor = reply.next ?? undefined;
  } while (cursor !== undefined && people.length < MOST_ROWS);
  return { ok: true, people, isWhole: cursor === undefined } as const;
}
