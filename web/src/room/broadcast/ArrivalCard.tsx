import type { Emotion, RoomId } from "@atrium/contract";
import { IconMicrophoneOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { reactionPicture } from "../../ui/reactionPicture.ts";
import asideStyles from "../aside.module.css";
import { PictureView } from "../map/PictureView.tsx";
import type { RoomPort } from "../roomPort.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./airCards.module.css";
import { reactionsIn, withReaction, type Reacted } from "./arrivedReactions.ts";
import { broadcastTexts } from "./texts.ts";
import { useArrivals } from "./useArrivals.ts";

/** Beside the red bar: what others see of me, and each room's reactions. */
export function ArrivalCard({ room }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const isPhone = useMedia(PHONE);
  const { broadcast, port } = room;
  const { sent } = broadcast;
  const { rooms, people } = useArrivals(port);
  const reacted = useReacted(port);
  if (sent === null) return null;
  const shown = isPhone ? rooms.filter(({ roomId }) => reactionsIn(roomId, reacted).count > 0) : rooms;
  const isUnheard = sent.step === "on" && sent.microphone.state === "off" && rooms.length > 0;
  const isUnseen = sent.camera.state === "off" && sent.screen.state === "off";
  return (
    <>
      {isUnheard ? <Unheard people={isUnseen ? null : people} unmute={() => broadcast.air.toggleMicrophone()} /> : null}
      {isPhone && shown.length === 0 ? null : (
        <section className={asideStyles["card"]} aria-label={say("howItArrives")} data-testid="air-arrives">
          {sent.picture === null || isPhone ? null : (
            <div className={styles["own"]}>
              <PictureView picture={sent.picture} />
              <span>{say("youAsSeen")}</span>
            </div>
          )}
          <header className={styles["title"]}>
            <h2>{say("howItArrives")}</h2>
            <span>{say("now")}</span>
          </header>
          <ul className={styles["rooms"]}>
            {shown.map(({ roomId, name }) => (
              <li key={roomId}>
                <b>{name}</b>
                <Answer roomId={roomId} reacted={reacted} />
              </li>
            ))}
          </ul>
          <p>{rooms.length === 0 ? say("nobodyElse") : say("onlyReactions")}</p>
        </section>
      )}
    </>
  );
}

function Answer({ roomId, reacted }: { roomId: RoomId; reacted: readonly Reacted[] }) {
  const say = useTexts(broadcastTexts);
  const { most, count } = reactionsIn(roomId, reacted);
  if (count === 0) return <span>{say("listening")}</span>;
  return (
    <>
      {most.map((emotion: Emotion) => (
        <img key={emotion} src={reactionPicture(emotion)} alt={emotion} width={18} height={18} />
      ))}
      <span>{count}</span>
    </>
  );
}

/** The reactions of the last seconds. */
function useReacted(port: RoomPort): readonly Reacted[] {
  const [reacted, setReacted] = useState<readonly Reacted[]>([]);
  const nowMs = useSeconds(reacted.length > 0);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "broadcastReaction") return;
        const { roomId, emotion } = event;
        setReacted((before) => withReaction(before, { roomId, emotion, atMs: Date.now() }));
      }),
    [port],
  );
  return withReaction(reacted, null, nowMs);
}

interface UnheardProps {
  /** Who sees me; null where nobody does. */
  people: string | null;
  unmute: () => void;
}

function Unheard({ people, unmute }: UnheardProps) {
  const say = useTexts(broadcastTexts);
  return (
    <section className={`${asideStyles["card"]} ${styles["unheard"]}`} role="status" data-testid="air-unheard">
      <IconMicrophoneOff size={21} stroke={1.75} aria-hidden />
      <b>{people === null ? say("nothingOfYou") : say("nobodyHearsYou", { people })}</b>
      <button type="button" className={asideStyles["accept"]} onClick={unmute}>
        {say("unmute")}
      </button>
    </section>
  );
}
