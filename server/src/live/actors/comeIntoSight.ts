import type { RoomMember, RoomPatch, RoomRecords } from "@atrium/contract";
import { sendsSomething } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";

/** The patches that make those of an audience visible who send something, or are on stage, once the given ones are applied. */
export const comeIntoSight = (records: ReadRecords<RoomRecords>, patches: readonly RoomPatch[]): RoomPatch[] =>
  [...new Set(patches.map(({ id }) => id))].flatMap((id) => {
    const member = records.get("member", id);
    if (member?.inAudience !== true || !isSeenAfter(member, id, patches)) return [];
    return [{ type: "merge", kind: "member", id, changes: { inAudience: false } }];
  });

function isSeenAfter(member: RoomMember, id: string, patches: readonly RoomPatch[]): boolean {
  const own = patches.filter((patch) => patch.id === id);
  if (own.some((patch) => patch.kind === "stagePart" && patch.type === "put" && patch.record.state === "on"))
    return true;
  const changes = own.map((patch) => patch.kind === "member" && patch.type === "merge" && patch.changes);
  return sendsSomething(Object.assign({}, member, ...changes) as RoomMember);
}
