import { outranks } from "@atrium/rules";
import { tell } from "../../ui/tell.ts";
import type { PersonModel } from "../people/personModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import type { Stage } from "./useStage.ts";

/** What I may do with a presenter on their tile. What I may not is null. */
export interface TileTools {
  mute: (() => void) | null;
  turnCameraOff: (() => void) | null;
  /** Into the spotlight, or out of it. */
  spotlight: { isOn: boolean; toggle: () => void } | null;
  putDown: (() => void) | null;
  /** Out of the space; asks for how long. */
  remove: (() => void) | null;
}

interface ToolNeeds {
  port: Pick<RoomBundle["port"], "call">;
  view: Pick<RoomBundle["view"], "me" | "rights">;
  state: Pick<RoomBundle["state"], "setKicked">;
}

/** Null if there is nothing that I may do. */
export function tileTools(
  person: PersonModel,
  { port, view: { me, rights }, state }: ToolNeeds,
  stage: Pick<Stage, "isHost" | "spotlit" | "spotlight" | "putDown">,
): TileTools | null {
  const { accountId } = person;
  if (me === null || rights === null || person.isMe || outranks(person.role, me.role)) return null;
  const isOn = stage.spotlit === accountId;
  const turnOff = (audio: boolean, video: boolean) => () =>
    tell(port.call("muteParticipant", { accountId, audio, video }));
  const tools = {
    mute: rights.muteOthers && !person.audioMuted ? turnOff(true, false) : null,
    turnCameraOff: rights.muteOthers && !person.videoMuted ? turnOff(false, true) : null,
    spotlight: stage.isHost ? { isOn, toggle: () => stage.spotlight(isOn ? null : accountId) } : null,
    putDown: stage.isHost ? () => stage.putDown(accountId) : null,
    remove: rights.kick ? () => state.setKicked(person) : null,
  };
  return Object.values(tools).some((tool) => tool !== null) ? tools : null;
}
