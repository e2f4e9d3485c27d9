import type { LivePeople } from "../room/index.ts";

export interface BoardNeeds {
  people: Pick<LivePeople, "inRoom">;
}
