import type { EntrancePerson, Room, RoomId, SpaceId, TeamId } from "@atrium/contract";
import type { Database, Query } from "../platform/database/database.ts";
import type { Slack } from "./slack.ts";
import type { Turns } from "./turns.ts";

export interface TellSlackNeeds {
  db: Database;
  slack: Slack;
  tokenKey: Buffer;
  siteUrl: () => string;
  /** The spaces of this node in which somebody is. */
  live: {
    busySpaces(): readonly BusySpace[];
    peopleInside: {
      peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
      countIn(spaceId: SpaceId, roomId: RoomId): number;
    };
  };
  roomsOf(query: Query, spaceIds: readonly SpaceId[]): Promise<ReadonlyMap<SpaceId, readonly Room[]>>;
  /** Identifies this program among others on the database. */
  program: string;
  /** In which order it changes people's statuses. */
  turns: Turns;
  onFault: (error: unknown) => void;
}

export interface BusySpace {
  spaceId: SpaceId;
  teamId: TeamId;
}
