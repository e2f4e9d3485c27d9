import { useLayoutEffect, useRef, type CSSProperties } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { paletteColors } from "../../ui/theme/palettes.ts";
import type { PersonModel } from "../people/personModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./presentersView.module.css";
import { boardTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";

/** What the presenter sees, as a frame with their name on the board, for those who do not follow them. */
export function PresentersView({ room, board }: { room: RoomBundle; board: Board }) {
  const { presenter, leader, isPresenting } = board;
  if (presenter === null || isPresenting || leader?.accountId === presenter.accountId) return null;
  return <Frame key={presenter.accountId} presenter={presenter} positions={room.port.positions} />;
}

interface FrameProps {
  presenter: PersonModel;
  positions: RoomBundle["port"]["positions"];
}

/** Moves with each frame of presence, without React. */
function Frame({ presenter: { accountId, name, palette }, positions }: FrameProps) {
  const say = useTexts(boardTexts);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const [element, view] = [frame.current, positions.view(accountId)];
      if (element === null) return;
      element.hidden = view === null;
      for (const [side, units] of Object.entries(view ?? {})) element.style.setProperty(`--${side}`, String(units));
    };
    follow();
    return positions.watch(follow);
  }, [positions, accountId]);
  const { primary, text } = paletteColors(palette);
  const style: CSSProperties & Record<"--own" | "--on-own", string> = { "--own": primary, "--on-own": text };
  return (
    <div ref={frame} className={styles["frame"]} style={style} hidden aria-hidden data-testid="presenters-view">
      <b dir="auto">{say("viewOf", { name })}</b>
    </div>
  );
}
