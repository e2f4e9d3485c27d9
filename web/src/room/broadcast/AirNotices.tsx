import { IconWaveSine } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import roomStyles from "../room.module.css";
import type { RoomBundle } from "../useRoom.ts";
import { ComingBack } from "./ComingBack.tsx";
import { OnAirBar } from "./OnAirBar.tsx";
import styles from "./airCards.module.css";
import { broadcastTexts } from "./texts.ts";

/** Over the room: that I am on air, that its sounds are quieter; and aloud who is on air. */
export function AirNotices({ room }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const isPhone = useMedia(PHONE);
  const { broadcast, port, view } = room;
  const { other, state, sent, air } = broadcast;
  return (
    <>
      {sent !== null && view.isAway ? <ComingBack port={port} /> : null}
      {view.isAway ? null : <OnAirBar port={port} broadcast={broadcast} />}
      {other !== null && state.isDucked && !isPhone && !view.isAway ? (
        <div className={`${roomStyles["sound"]} ${styles["ducked"]}`} data-testid="air-ducked">
          <IconWaveSine size={18} stroke={1.75} aria-hidden />
          {say("quieter", { name: other.name })}
          <button type="button" className={roomStyles["ghost"]} onClick={() => air.setDucking(false)}>
            {say("giveBack")}
          </button>
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {other === null ? (sent?.step === "on" ? say("youAreOn") : "") : say("speaksToAll", { name: other.name })}
      </p>
    </>
  );
}
