import {
  IconAdjustments,
  IconBug,
  IconCurrentLocation,
  IconLayoutGrid,
  IconLayoutSidebar,
  IconList,
  IconLogout2,
  IconMessageCircle,
  IconSettings,
  IconShieldCheck,
  IconUserPlus,
} from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/* Actions about the room as a whole. */

export const grid: RoomAction = {
  id: "grid",
  label: ({ isGrid }) => (isGrid ? "gridOff" : "gridOn"),
  icon: () => IconLayoutGrid,
  isOn: ({ isGrid }) => isGrid,
  run: ({ rights }, hands) => (rights.useGridView ? () => hands.toggleGrid() : null),
  key: "KeyG",
  places: ["bar", "phoneMore", "search"],
};

export const list: RoomAction = {
  id: "list",
  label: ({ isList }) => (isList ? "gridOff" : "listOn"),
  icon: () => IconList,
  isOn: ({ isList }) => isList,
  run: (_facts, hands) => () => hands.toggleList(),
  key: "KeyL",
  places: ["phoneMore", "search"],
};

export const panel: RoomAction = {
  id: "panel",
  label: () => "roomsAndPeople",
  icon: () => IconLayoutSidebar,
  run: (_facts, hands) => () => hands.togglePanel(),
  places: ["search"],
};

export const chat: RoomAction = {
  id: "chat",
  label: () => "chat",
  icon: () => IconMessageCircle,
  run: ({ rights }, hands) => (rights.readChat ? () => hands.toggleChat() : null),
  key: "KeyC",
  places: ["phoneMore", "search"],
  placesOnStage: ["bar", "phoneMore", "search"],
};

export const settings: RoomAction = {
  id: "settings",
  label: () => "deviceSettings",
  icon: () => IconSettings,
  run: (_facts, hands) => () => hands.openSettings(),
  places: ["phoneMore", "search"],
};

export const roomSettings: RoomAction = {
  id: "roomSettings",
  label: () => "roomSettings",
  icon: () => IconAdjustments,
  run: ({ rights }, hands) => (rights.changeSettings ? () => hands.openRoomSettings() : null),
  places: ["phoneMore", "search"],
};

export const shield: RoomAction = {
  id: "shield",
  label: () => "roomShield",
  icon: () => IconShieldCheck,
  isOn: ({ hasShield }) => hasShield,
  run: ({ rights }, hands) => (rights.shield ? () => hands.showShield() : null),
  places: ["phoneMore", "search"],
};

export const invite: RoomAction = {
  id: "invite",
  label: () => "invite",
  icon: () => IconUserPlus,
  run: (_facts, hands) => () => hands.invite(),
  places: ["search"],
};

export const findMe: RoomAction = {
  id: "findMe",
  label: () => "findMe",
  icon: () => IconCurrentLocation,
  run: (_facts, hands) => () => hands.findMe(),
  places: ["search"],
};

export const report: RoomAction = {
  id: "report",
  label: () => "reportProblem",
  icon: () => IconBug,
  run: (_facts, hands) => () => hands.reportProblem(),
  places: ["phoneMore", "search"],
};

export const leave: RoomAction = {
  id: "leave",
  label: () => "leave",
  icon: () => IconLogout2,
  run: (_facts, hands) => () => hands.leave(),
  places: ["end", "phone", "search"],
  tone: "leave",
};
