import type { Participant, RoomId, SpaceSnapshot } from "@atrium/contract";

type Occupants = ReadonlyMap<RoomId, readonly Participant[]>;

/** Indexed once per snapshot, however many rows ask: two hundred rooms with a thousand people ask on each patch. */
const known = new WeakMap<SpaceSnapshot["records"]["participant"], Occupants>();

/** Who is in which room. */
export function occupantsOf(participants: SpaceSnapshot["records"]["participant"]): Occupants {
  const indexed = known.get(participants);
  if (indexed !== undefined) return indexed;
  const occupants = new Map<RoomId, Participant[]>();
  for (const person of Object.values(participants)) {
    if (person.roomId === null) continue;
    const inside = occupants.get(person.roomId);
    if (inside === undefined) occupants.set(person.roomId, [person]);
    else inside.push(person);
  }
  known.set(participants, occupants);
  return occupants;
}
