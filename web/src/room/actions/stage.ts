import {
  IconAdjustmentsHorizontal,
  IconHandStop,
  IconMicrophone2,
  IconStairsDown,
  IconWorldOff,
  IconWorldUp,
} from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/* What one does on a stage. */

/** Raised it is lowered; accepted it leads to the check; on stage there is none. */
export const hand: RoomAction = {
  id: "hand",
  label: ({ stage }) => (stage === null || stage.state === null ? "raiseHand" : HAND_WORDS[stage.state]),
  icon: () => IconHandStop,
  isOn: ({ stage }) => stage !== null && stage.state !== null,
  run: ({ stage }, hands) => (stage === null || stage.state === "on" ? null : () => hands.useHand()),
  key: "KeyH",
  places: ["devices", "phone", "search"],
  tone: "hand",
};

const HAND_WORDS = {
  hand: "lowerHand",
  allowed: "accepted",
  invited: "getReady",
  ready: "lowerHand",
  on: "lowerHand",
} as const;

/** Hosts go on by themselves; all presenters step down. */
export const stagePlace: RoomAction = {
  id: "stagePlace",
  label: ({ stage }) => (stage?.state === "on" ? "stepDown" : "goOnStage"),
  icon: ({ stage }) => (stage?.state === "on" ? IconStairsDown : IconMicrophone2),
  run: ({ stage }, hands) => {
    if (stage?.state === "on") return () => hands.stepDown();
    return stage?.isHost === true ? () => hands.goOnStage() : null;
  },
  places: ["bar", "phone", "search"],
};

/** In the place of a shared screen: while somebody else shows something there is none. */
export const stagePage: RoomAction = {
  id: "stagePage",
  label: ({ stage }) => (stage?.shows === "mine" ? "endPage" : "showPage"),
  icon: ({ stage }) => (stage?.shows === "mine" ? IconWorldOff : IconWorldUp),
  isOn: ({ stage }) => stage?.shows === "mine",
  run: ({ rights, stage }, hands) => {
    if (stage?.state !== "on") return null;
    if (stage.shows === "mine") return () => hands.endPage();
    return rights.showPage && stage.shows === null ? () => hands.choosePage() : null;
  },
  whyNot: ({ rights, stage }) =>
    stage?.state === "on" && rights.showPage && stage.shows === "taken" ? "stageShows" : null,
  places: ["bar", "phoneMore", "search"],
};

export const steerStage: RoomAction = {
  id: "steerStage",
  label: () => "steerStage",
  icon: () => IconAdjustmentsHorizontal,
  isOn: ({ stage }) => stage?.isSteered === true,
  count: ({ stage }) => stage?.hands ?? 0,
  run: ({ stage }, hands) => (stage?.isHost === true ? () => hands.steerStage() : null),
  places: ["bar", "phoneMore", "search"],
};
