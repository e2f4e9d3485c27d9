import { TEMPLATE_CATEGORIES, type LibraryTemplate, type PrivateTemplate, type SpaceId } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";
import { floorCardUrl, sceneUrl } from "../../ui/artwork.ts";
import type { TeamSay } from "../texts.ts";

/* What a new space can be made from: built-in templates, and spaces that the team keeps as templates. */
export const ORIGIN_FILTERS = ["all", ...TEMPLATE_CATEGORIES, "own"] as const;
export type OriginFilter = (typeof ORIGIN_FILTERS)[number];

export interface Origin {
  /** Unique among all origins. */
  key: string;
  name: string;
  lead: string;
  /** Beside the name: for how many people, or how many rooms. */
  note: string;
  /** Null: an empty floor. */
  pictureUrl: string | null;
  /** The floor seen from above, for the preview. */
  floorUrl: string | null;
  /** What is told of its rooms. */
  rooms: string;
  filters: readonly OriginFilter[];
  /** What the server is asked to make it from. */
  from: Pick<InputFor<"createSpace">, "template" | "oldSpaceId">;
}

export interface Offered {
  library: readonly LibraryTemplate[];
  own: readonly PrivateTemplate[];
}

/** The team's own first: whoever keeps a template wants it used. */
export const originsOf = ({ library, own }: Offered, say: TeamSay): Origin[] => [
  ...own.map((template) => ofTeam(template, say)),
  ...library.map((template) => ofLibrary(template, say)),
];

/** Those of a kind whose name has what is searched for. */
export function narrowed(origins: readonly Origin[], filter: OriginFilter, find: string): Origin[] {
  const wanted = find.trim().toLocaleLowerCase();
  return origins.filter(({ filters, name }) => filters.includes(filter) && name.toLocaleLowerCase().includes(wanted));
}

/** The filters that leave something. */
export const filtersOf = (origins: readonly Origin[]): OriginFilter[] =>
  ORIGIN_FILTERS.filter((filter) => origins.some(({ filters }) => filters.includes(filter)));

export const keyOfSpace = (spaceId: SpaceId): string => `space:${spaceId}`;

function ofLibrary({ name, categories, seats, rooms }: LibraryTemplate, say: TeamSay): Origin {
  const names = rooms.map((room) => room.name).join(", ");
  const floorUrl = rooms[0]?.bgImageUrl ?? null;
  return {
    key: name,
    name: say(name),
    lead: say(`${name}Lead`),
    note: say("upToPeople", { count: seats }),
    pictureUrl: floorUrl === null ? null : sceneUrl(name === "conference" ? "auditorium" : name),
    floorUrl,
    rooms: say("withRooms", { names }),
    filters: ["all", ...categories],
    from: { template: name },
  };
}

function ofTeam({ spaceId, name, backgroundUrl, roomsCount }: PrivateTemplate, say: TeamSay): Origin {
  return {
    key: keyOfSpace(spaceId),
    name,
    lead: say("ownTemplateLead"),
    note: say("rooms", { count: roomsCount }),
    pictureUrl: floorCardUrl(backgroundUrl),
    floorUrl: backgroundUrl,
    rooms: say("rooms", { count: roomsCount }),
    filters: ["all", "own"],
    from: { template: "duplicate", oldSpaceId: spaceId },
  };
}
