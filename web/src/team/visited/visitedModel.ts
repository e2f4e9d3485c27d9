import type { Locale, SpaceId, TeamId, VisitedSpace } from "@atrium/contract";
import { agoText } from "../../ui/dates.ts";

export interface VisitedTile {
  spaceId: SpaceId;
  slug: string;
  name: string;
  /** Whose it is, where that is another team than the one looked at. */
  teamName: string | null;
  /** When one was there. */
  ago: string;
  backgroundUrl: string;
}

interface VisitedNeeds {
  spaces: readonly VisitedSpace[];
  /** The team whose page it is on; null on a page of no team. */
  teamId: TeamId | null;
  nowMs: number;
  locale: Locale;
}

/** As many as stand in a line. */
const MOST = 4;

/** What is shown of one's latest visits: nothing where the one space there is stands right below. */
export function visitedModel({ spaces, teamId, nowMs, locale }: VisitedNeeds): VisitedTile[] {
  const isOnlyOwn = spaces.length < 2 && spaces.every((space) => space.teamId === teamId);
  if (isOnlyOwn) return [];
  return spaces.slice(0, MOST).map((space) => {
    const ago = agoText(Date.parse(space.lastVisitedAt), nowMs, locale);
    const teamName = space.teamId === teamId ? null : space.teamName;
    return { spaceId: space.id, slug: space.slug, name: space.name, teamName, ago, backgroundUrl: space.backgroundUrl };
  });
}
