import type { EntrancePerson, SpaceId, TeamId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import type { Slack } from "./slack.ts";

export interface TellSlackNeeds {
  db: Database;
  slack: Slack;
  tokenKey: Buffer;
  siteUrl: () => string;
  /** The spaces of this node in which somebody is. */
  live: {
    busySpaces(): readonly BusySpace[];
    peopleInside: { peopleIn(spaceId: SpaceId): readonly EntrancePerson[] };
  };
  /** Names this program among others on the database. */
  program: string;
  onFault: (error: unknown) => void;
}

export interface BusySpace {
  spaceId: SpaceId;
  teamId: TeamId;
  online: number;
}
