import { ELEMENT_TYPES, elementRights } from "@atrium/contract";
import type { AccountId, Action, ElementType, Plan, Room, RoomElement, SpaceRole } from "@atrium/contract";
import { may, refusalOfDoor, refusalOfElementChange } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import { KINDS, type ElementKind } from "./kinds.ts";
import { planOf, shownPlan } from "../limits/plan.ts";

/** My identity and rights for the elements of a room. */
export interface ElementMaker {
  accountId: AccountId;
  name: string;
  role: SpaceRole;
  /** The private areas I am in. */
  areas: readonly string[];
  room: Pick<Room, "id" | "permissions" | "size" | "type">;
  plan: Plan;
}

const NONE: readonly string[] = [];

/** Null outside a room. */
export function elementMaker({ room, space, selfId }: LiveState): ElementMaker | null {
  const me = selfId === null ? undefined : space?.records.participant[selfId];
  if (room === null || me === undefined) return null;
  const areas = room.snapshot.records.member[me.accountId]?.privateAreaIds ?? NONE;
  return { accountId: me.accountId, name: me.name, role: me.role, areas, room: room.room, plan: planOf(space) };
}

/** My permissions for an element. */
export interface ElementRights {
  change: boolean;
  pin: boolean;
  lock: boolean;
}

const can = (action: Action, { role, room, plan }: ElementMaker): boolean =>
  may(action, { role, plan: shownPlan(role, plan), roomFlags: room.permissions });

export function rightsOver(element: RoomElement, maker: ElementMaker | null): ElementRights {
  const change = maker !== null && refusalOfElementChange(maker, element) === null;
  if (!change) return { change, pin: false, lock: false };
  return { change, pin: can("element.pin", maker), lock: can("element.lock", maker) };
}

/** What opening it means for me; null if I cannot open it. */
export function opening(element: RoomElement | null, maker: ElementMaker | null): ElementKind["opens"] {
  if (element === null) return null;
  const { opens } = KINDS[element.data.type];
  return opens === "write" && !rightsOver(element, maker).change ? null : opens;
}

export const mayUseDoor = (element: RoomElement, maker: ElementMaker): boolean =>
  refusalOfDoor({ ...maker, isIn: maker.areas.includes(element.id) }, element) === null;

/** The kinds that I can add, in display order. Where all hear all, nothing is private. */
export const addable = (maker: ElementMaker | null): readonly ElementType[] =>
  maker === null
    ? []
    : ELEMENT_TYPES.filter((type) => can(elementRights[type], maker) && (type !== "private_area" || isSpatial(maker)));

const isSpatial = ({ room }: ElementMaker): boolean => room.type === "spatial";

export const mayPin = (maker: ElementMaker | null): boolean => maker !== null && can("element.pin", maker);
export const isLocked = ({ lockerRole }: RoomElement): boolean => lockerRole !== null;
