import type { AccountId } from "@atrium/contract";
import { MOST_TILES, pageOfTiles, TILES_BY_DEFAULT } from "@atrium/rules";
import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import { useHeard } from "../phone/useHeard.ts";
import type { RoomBundle } from "../useRoom.ts";
import { gridPeople, leadOf } from "./gridPeople.ts";
import { useSpokeLately, useWroteLately } from "./useLately.ts";

const SCOPE_KEY = "grid-scope";
const PER_PAGE_KEY = "grid-tiles";
/** The page sizes to choose from; a phone has room for fewer. */
export const TILE_COUNTS = [6, TILES_BY_DEFAULT, MOST_TILES] as const;
const ON_PHONE = 8;

const Scope = z.enum(["earshot", "room"]);
type Scope = z.infer<typeof Scope>;

/** The tiles of the page I look at, and what I chose about them; the choices are kept on this device. */
export function useGrid({ port, view, controller, speaking }: RoomBundle, isPhone: boolean) {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<AccountId | null>(null);
  const [scope, setScope] = useStored<Scope>(SCOPE_KEY, Scope, "room");
  const [perPage, setPerPage] = useStored(PER_PAGE_KEY, z.int().min(1).max(MOST_TILES), TILES_BY_DEFAULT);
  const heard = useHeard(controller);
  const spoke = useSpokeLately(speaking);
  const wrote = useWroteLately(port);
  const fades = view.kind.hearing === "distance";
  const within = fades && scope === "earshot" ? heard : null;
  const entered = Object.keys(port.live.getState().room?.snapshot.records.member ?? {});
  const ordered = gridPeople({ people: view.people, entered, spoke, wrote, within });
  const size = isPhone ? Math.min(ON_PHONE, perPage) : perPage;
  const { shown, ...pages } = pageOfTiles(leadFirst(ordered, chosen), page, size);
  const lead = pages.page === 0 ? leadOf(shown, chosen, spoke) : null;
  const isAlone = within !== null && ordered.length === 1;
  return { shown, lead, chosen, setChosen, ...pages, setPage, fades, scope, setScope, perPage, setPerPage, isAlone };
}

export type GridModel = ReturnType<typeof useGrid>;

/** Whom I chose stays on the first page, before all. */
const leadFirst = <Person extends { accountId: AccountId }>(people: readonly Person[], chosen: AccountId | null) =>
  people.toSorted((a, b) => Number(b.accountId === chosen) - Number(a.accountId === chosen));

function useStored<Value>(key: string, schema: z.ZodType<Value>, first: Value) {
  const [value, setValue] = useState(() => readStored(key, schema) ?? first);
  const keep = (next: Value) => {
    setValue(next);
    writeStored(key, next);
  };
  return [value, keep] as const;
}
