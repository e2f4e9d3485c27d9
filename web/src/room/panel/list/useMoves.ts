import { errorText, type SpaceSnapshot } from "@atrium/contract";
import { useRef } from "react";
import type { Refused } from "../../../platform/call.ts";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { RoomPort } from "../../roomPort.ts";
import type { Move } from "./arrange.ts";
import { backMoves } from "./backMoves.ts";
import { listTexts } from "./texts.ts";
import { inTermsOf, touchedBy } from "./touchedBy.ts";

/** A move, and the list before it. */
interface Past {
  before: SpaceSnapshot;
  touched: ReadonlySet<string>;
}
/** How many steps can be undone. */
const MOST_KEPT = 20;

export interface Moves {
  /** Runs calls one after another, up to the first refusal. The toast about it offers to undo it. */
  make: (moves: readonly Move[], says?: string) => Promise<boolean>;
  /** Takes the last one back. */
  undo: () => void;
}

export function useMoves({ live }: Pick<RoomPort, "live">): Moves {
  const say = useTexts(listTexts);
  const one = useOneMove();
  const past = useRef<readonly Past[]>([]);
  const inTurn = useTurns();
  /** How many were made. */
  const run = async (moves: readonly Move[]): Promise<number> => {
    const made = new Map<string, string>();
    for (const [index, move] of moves.entries()) {
      const reply = await one(inTermsOf(made, move));
      if (!reply.ok) return index;
      if (move.name === "moveRoomToFolder" && move.makes !== undefined && "folder" in reply.value)
        made.set(move.makes, reply.value.folder.id);
    }
    return moves.length;
  };
  const back = async (kept: Past | undefined): Promise<void> => {
    // The move of a toast may have been undone by the keyboard meanwhile.
    if (kept === undefined || !past.current.includes(kept)) return;
    past.current = past.current.filter((each) => each !== kept);
    const now = live.getState().space;
    if (now !== null) await run(backMoves(kept.before, now, kept.touched));
  };
  const make = async (moves: readonly Move[], says?: string): Promise<boolean> => {
    const before = live.getState().space;
    if (before === null || moves.length === 0) return true;
    const kept = { before, touched: touchedBy(before, moves) };
    const count = await run(moves);
    if (count > 0) past.current = [...past.current, kept].slice(-MOST_KEPT);
    if (count < moves.length) return false;
    const act = { label: say("undo"), run: () => void inTurn(() => back(kept)) };
    if (says !== undefined) showToast({ text: says, act });
    return true;
  };
  return {
    make: (moves, says) => inTurn(() => make(moves, says)),
    undo: () => void inTurn(() => back(past.current.at(-1))),
  };
}

/** One after another: each starts from the list as the last one left it. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Value>(run: () => Promise<Value>): Promise<Value> => {
    const turn = last.current.then(run);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}

function useOneMove() {
  const onRefused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const reorderRooms = useAct("reorderRooms", { onRefused });
  const moveRoomToFolder = useAct("moveRoomToFolder", { onRefused });
  const removeRoomFromFolder = useAct("removeRoomFromFolder", { onRefused });
  const unfolderRooms = useAct("unfolderRooms", { onRefused });
  const updateRoomFolder = useAct("updateRoomFolder", { onRefused });
  return (move: Move) => {
    if (move.name === "reorderRooms") return reorderRooms.run(move.input);
    if (move.name === "moveRoomToFolder") return moveRoomToFolder.run(move.input);
    if (move.name === "removeRoomFromFolder") return removeRoomFromFolder.run(move.input);
    return move.name === "unfolderRooms" ? unfolderRooms.run(move.input) : updateRoomFolder.run(move.input);
  };
}
