import { IconPencil, IconPresentation } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** On a board: all others see what I see. While somebody else presents, it says so. */
export const present: RoomAction = {
  id: "present",
  label: ({ board }) => (board?.isPresenting === true ? "stopPresenting" : "present"),
  icon: () => IconPresentation,
  isOn: ({ board }) => board?.isPresenting === true,
  run: ({ board }, hands) =>
    board === null || (!board.isPresenting && !board.mayPresent) ? null : () => hands.togglePresenting(),
  whyNot: ({ board, rights }) => (board !== null && rights.present ? "anotherPresents" : null),
  places: ["bar", "phoneMore", "search"],
};

/** On a board: what I draw is seen by all and fades. */
export const pen: RoomAction = {
  id: "pen",
  label: ({ board }) => (board?.hasPen === true ? "penOff" : "penOn"),
  icon: () => IconPencil,
  isOn: ({ board }) => board?.hasPen === true,
  run: ({ board, rights }, hands) => (board === null || !rights.draw ? null : () => hands.togglePen()),
  key: "KeyB",
  places: ["bar", "phoneMore", "search"],
};
