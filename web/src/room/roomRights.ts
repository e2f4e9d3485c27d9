import { ELEMENT_TYPES, elementRights } from "@atrium/contract";
import type { Action, Plan, Room, SpaceRole } from "@atrium/contract";
import { may } from "@atrium/rules";
import { planFor, shownPlan, type LimitPlan } from "./limits/plan.ts";

/** What I may do in this room, by role and the room's flags. */
export interface RoomRights {
  useMicrophone: boolean;
  useCamera: boolean;
  shareScreen: boolean;
  /** On a stage. */
  showPage: boolean;
  react: boolean;
  chat: boolean;
  readChat: boolean;
  moderateChat: boolean;
  megaphone: boolean;
  useGridView: boolean;
  /** On a board: leading others through what I see. */
  present: boolean;
  /** On a board. */
  draw: boolean;
  /** Placing elements on the floor, of one kind at least. */
  addElements: boolean;
  muteOthers: boolean;
  kick: boolean;
  ban: boolean;
  changeSettings: boolean;
  inviteGuests: boolean;
  /** Raising the room's shield and admitting people. */
  shield: boolean;
  /** Recording the room, and having what was recorded. */
  record: boolean;
  /** I am waiting behind it: I cannot do yet what my role allows. */
  isHeld: boolean;
  /** The plan from which on there is a megaphone; null if there is one. */
  megaphoneFrom: LimitPlan | null;
}

export function roomRights(
  role: SpaceRole,
  room: Pick<Room, "permissions" | "type">,
  { isHeld = false, plan = "custom" }: { isHeld?: boolean; plan?: Plan } = {},
): RoomRights {
  const asker = { role, plan: shownPlan(role, plan), roomFlags: room.permissions } as const;
  const can = (action: Action) => may(action, asker);
  return {
    useMicrophone: !isHeld && can("room.useMicrophone"),
    useCamera: !isHeld && can("room.useCamera"),
    shareScreen: !isHeld && can("room.shareScreen"),
    showPage: !isHeld && can("element.addIframe"),
    react: can("room.react"),
    chat: can("room.chat"),
    readChat: can("room.readChat"),
    moderateChat: can("room.moderateChat"),
    megaphone: !isHeld && can("room.megaphone"),
    useGridView: can("room.useGridView"),
    present: !isHeld && can("room.present"),
    draw: !isHeld && can("element.draw"),
    addElements: ELEMENT_TYPES.some((type) => can(elementRights[type])),
    muteOthers: can("room.muteOthers"),
    kick: can("space.kick"),
    ban: can("space.ban"),
    changeSettings: can("room.changeSettings"),
    inviteGuests: can("space.inviteGuests"),
    shield: room.type !== "stage" && can("room.shield"),
    record: can("room.record"),
    isHeld,
    megaphoneFrom: planFor("room.megaphone", plan),
  };
}
