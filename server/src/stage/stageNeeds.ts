import type { LivePeople } from "../room/index.ts";

export interface StageNeeds {
  people: Pick<LivePeople, "inRoom">;
}
