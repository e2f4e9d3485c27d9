// How every stored change of a room's elements is made: the room's revision is incremented first, which locks the room,
// so that limits hold under concurrent calls and no change overwrites one that it has not seen. After the commit, the
// live room is told of the change and its revision.
import { ok, refuse } from "@atrium/contract";
import type { AccountId, Effect, ElementId, ElementType, Refusal, RoomPatch, StoredElement } from "@atrium/contract";
import { refusalOfElementChange } from "@atrium/rules";
import { isDeepStrictEqual } from "node:util";
import type { CallContext, Subjects } from "../platform/calls/context.ts";
import type { ElementNewsNeeds } from "./elementNeeds.ts";
import { changeElement, findElement, nextRevision, toStored } from "./elementStore.ts";
import type { ElementChanges, ElementRow, FoundElement } from "./elementStore.ts";
import { elementsRevised } from "./topics.ts";

/** A call about the elements of a room. */
export type InRoom = Pick<CallContext, "tx" | "nowMs"> & { accountId: AccountId; subject: Subjects["room"] };
/** An element that a call names; one of another kind is not found. */
interface Asked {
  id: ElementId;
  type?: ElementType;
  /** Why the caller may not; by default the rule for any change of an element. */
  refusal?: (row: ElementRow) => "elementLocked" | "forbidden" | null;
}
export type Tell = (patches: readonly RoomPatch[]) => Effect;

/** Begins a change of a room's elements; the returned effect announces it to those inside. Null if the room is gone. */
export async function beginChange(
  { bus }: ElementNewsNeeds,
  { tx, subject: { room } }: Pick<InRoom, "tx" | "subject">,
): Promise<Tell | null> {
  const { id: roomId, spaceId } = room;
  const revision = await nextRevision(tx, roomId);
  if (revision === null) return null;
  return (patches) => () => bus.publish(elementsRevised, { spaceId, roomId, revision, patches });
}

/** The element, if the caller may change it. */
export async function changeable(
  { tx, accountId, subject: { room, role } }: InRoom,
  { id, type, refusal }: Asked,
): Promise<FoundElement | Refusal<"elementNotFound" | "elementLocked" | "forbidden">> {
  const found = await findElement(tx, { roomId: room.id, id });
  if (found === null || (type !== undefined && found.row.data.type !== type)) return refuse("elementNotFound");
  const refused = (refusal ?? ((row) => refusalOfElementChange({ accountId, role }, row)))(found.row);
  return refused === null ? found : refuse(refused);
}

interface Change extends Asked {
  change: (row: ElementRow) => ElementChanges;
  /** What those inside receive beyond what is stored. */
  told?: (changes: Partial<StoredElement>, before: StoredElement) => Partial<StoredElement>;
}

/** Changes an element that the caller may change. */
export async function changeOne(
  needs: ElementNewsNeeds,
  call: InRoom,
  { change, told = (changes) => changes, ...asked }: Change,
) {
  const tell = await beginChange(needs, call);
  if (tell === null) return refuse("roomNotFound");
  const found = await changeable(call, asked);
  if ("code" in found) return found;
  const [before, element] = [toStored(found), toStored(await changeElement(call.tx, found, change(found.row)))];
  const changes = told(differences(before, element), before);
  return ok({ element }, [tell([{ type: "merge", kind: "element", id: element.id, changes }])]);
}

function differences(before: StoredElement, after: StoredElement): Partial<StoredElement> {
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(before[field as keyof StoredElement], value),
  );
  return Object.fromEntries(changed);
}
