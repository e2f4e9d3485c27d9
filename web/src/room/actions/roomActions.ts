import type { Icon } from "@tabler/icons-react";
import type { Say } from "../../platform/i18n/texts.ts";
import { kindOf } from "../kinds/kindOf.ts";
import type { roomTexts } from "../texts.ts";
import { add } from "./add.ts";
import { chat, findMe, grid, invite, leave, list, panel, report, roomSettings, settings, shield } from "./around.ts";
import { pen, present } from "./board.ts";
import { broadcast } from "./broadcast.ts";
import { captions } from "./captions.ts";
import { camera, deviceModel, microphone, type DeviceModel } from "./device.ts";
import { megaphone } from "./megaphone.ts";
import { reactions } from "./reactions.ts";
import type { ActionHands, ActionId, ActionPlace, RoomAction, RoomFacts } from "./roomAction.ts";
import { recordings } from "./recordings.ts";
import { screen } from "./screen.ts";
import { smallWindow } from "./smallWindow.ts";
import { hand, stagePage, stagePlace, steerStage } from "./stage.ts";

/** An action in its current state, ready to render. */
export interface ActionModel extends Pick<RoomAction, "id" | "places" | "draws" | "tone" | "onTone"> {
  label: string;
  Icon: Icon;
  /** Null for actions that cannot be on. */
  isOn: boolean | null;
  run: (() => void) | null;
  /** Why it cannot be done; null where it can. */
  whyNot: string | null;
  /** How much waits behind it. */
  count: number;
  key: { code: string; says: string } | null;
  device: DeviceModel | null;
}

/** All actions, in display order. */
const ALL: readonly RoomAction[] = [
  hand,
  stagePlace,
  microphone,
  camera,
  screen,
  stagePage,
  add,
  pen,
  reactions,
  captions,
  steerStage,
  present,
  megaphone,
  broadcast,
  recordings,
  grid,
  smallWindow,
  list,
  panel,
  chat,
  settings,
  roomSettings,
  shield,
  invite,
  findMe,
  report,
  leave,
];

/** Actions with a shortcut, in any room: for the list of shortcuts. */
export const actionKeys: readonly { id: ActionId; key: string }[] = ALL.flatMap(({ id, key }) =>
  key === undefined ? [] : [{ id, key: keyName(key) }],
);

/** An audience has no use for these: there is nothing to be told of them. */
const SENDING: readonly ActionId[] = ["microphone", "camera", "screen"];

/** What I can do in this room now, and the reasons for what I cannot. */
export function roomActions(
  facts: RoomFacts,
  hands: ActionHands,
  say: Say<typeof roomTexts.entries>,
): readonly ActionModel[] {
  const offered = kindOf(facts.roomType).actions;
  return ALL.filter(({ id }) => offered.includes(id)).flatMap((action) => {
    if (facts.stage !== null && facts.stage.state !== "on" && SENDING.includes(action.id)) return [];
    const run = action.run(facts, hands);
    const whyNot = run === null ? (action.whyNot?.(facts) ?? null) : null;
    if (run === null && whyNot === null) return [];
    return [{ ...drawn(action, facts, say), run, whyNot: whyNot === null ? null : say(whyNot) }];
  });
}

function drawn(action: RoomAction, facts: RoomFacts, say: Say<typeof roomTexts.entries>) {
  const { id, draws, tone, onTone, key } = action;
  return {
    id,
    places: (facts.stage === null ? undefined : action.placesOnStage) ?? action.places,
    label: say(action.label(facts)),
    Icon: action.icon(facts),
    isOn: action.isOn?.(facts) ?? null,
    count: action.count?.(facts) ?? 0,
    key: key === undefined ? null : { code: key, says: keyName(key) },
    device: draws === "microphone" || draws === "camera" ? deviceModel(draws, facts) : null,
    ...(draws !== undefined && { draws }),
    ...(tone !== undefined && { tone }),
    ...(onTone !== undefined && { onTone }),
  };
}

/** The label of the key with this keyboard code. */
function keyName(code: string): string {
  return code.replace("Key", "");
}

export const at = (place: ActionPlace, actions: readonly ActionModel[]): readonly ActionModel[] =>
  actions.filter(({ places }) => places.includes(place));

export const actionOf = (id: ActionId, actions: readonly ActionModel[]): ActionModel | null =>
  actions.find((action) => action.id === id) ?? null;
