import { IconPresentation } from "@tabler/icons-react";
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
