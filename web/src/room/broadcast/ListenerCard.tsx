import type { Broadcast, Emotion } from "@atrium/contract";
import {
  IconArrowsMaximize,
  IconBroadcast,
  IconDoor,
  IconMicrophoneOff,
  IconMinus,
  IconPlayerStop,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { Face } from "../../ui/Face.tsx";
import { reactionPicture, REACTIONS } from "../../ui/reactionPicture.ts";
import { tell } from "../../ui/tell.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { ownArea } from "../areas/areaModel.ts";
import asideStyles from "../aside.module.css";
import { PictureView } from "../map/PictureView.tsx";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import { reactionTexts } from "../reactions/texts.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";
import { AirFace } from "./AirFace.tsx";
import { airTime } from "./airTime.ts";
import styles from "./listenerCard.module.css";
import { broadcastTexts } from "./texts.ts";
import { useAirSpeaks } from "./useAirSpeaks.ts";
import { useAirTime } from "./useAirTime.ts";

interface CardProps {
  room: RoomBundle;
  other: Broadcast;
}

/** Somebody speaks to every room: their picture, a volume for me alone, reactions; or a circle and the sound. */
export function ListenerCard(props: CardProps) {
  const { broadcast } = props.room;
  const speaks = useAirSpeaks(broadcast.air);
  return broadcast.size === "small" ? (
    <Small {...props} speaks={speaks} />
  ) : (
    <section className={`${asideStyles["card"]} ${styles["card"]}`} data-testid="air-card">
      <AirPicture {...props} speaks={speaks} />
      <Said {...props} />
      <Controls {...props} />
      <Reactions {...props} />
      <Restore {...props} />
    </section>
  );
}

interface SpokenProps extends CardProps {
  speaks: boolean;
}

/** The screen they share, else their camera, else their face. */
export function AirPicture({ room: { broadcast }, other, speaks }: SpokenProps) {
  const say = useTexts(broadcastTexts);
  const { heard } = broadcast.state;
  const isHeld = other.heldUntilMs !== null;
  const picture = heard?.screen ?? (other.videoMuted ? null : heard?.camera) ?? null;
  return (
    <div className={styles["picture"]} data-speaks={speaks && !isHeld} data-held={isHeld}>
      {picture === null ? <Face look={other} size={96} /> : <PictureView picture={picture} />}
      <span className={styles["live"]}>
        <IconBroadcast size={16} stroke={2} aria-hidden />
        {say("toEveryone")}
      </span>
      <span className={styles["name"]}>
        {other.audioMuted ? <IconMicrophoneOff size={16} stroke={2} aria-hidden /> : speaks ? <SpeakingBars /> : null}
        <b>{other.name}</b>
      </span>
    </div>
  );
}

function Small({ room, other, speaks }: SpokenProps) {
  const say = useTexts(broadcastTexts);
  const { broadcast, port } = room;
  const { heard } = broadcast.state;
  const nameOf = useRoomName(port);
  const from = useLive(port, ({ space }) => {
    const roomId = space?.records.participant[other.accountId]?.roomId ?? "";
    return space?.records.room[roomId]?.name ?? null;
  });
  const time = airTime(useAirTime(port, other.sinceMs));
  return (
    <section className={`${asideStyles["card"]} ${styles["small"]}`} data-testid="air-small">
      <div className={styles["line"]}>
        <AirFace look={other} size={44} picture={other.videoMuted ? null : (heard?.camera ?? null)} speaks={speaks} />
        <div className={asideStyles["words"]}>
          <b>{say("speaksToAll", { name: other.name })}</b>
          <span>{from === null ? time : say("timeFrom", { time, room: nameOf(from) })}</span>
        </div>
        <Mute room={room} />
        <button
          type="button"
          aria-label={say("showIt")}
          title={say("showIt")}
          onClick={() => broadcast.setSize("card")}
        >
          <IconArrowsMaximize size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <Said room={room} other={other} />
    </section>
  );
}

/** Trouble with the broadcast, or a hint about it. */
function Said({ room: { broadcast, port }, other }: CardProps) {
  const say = useTexts(broadcastTexts);
  const isBehindDoor = useLive(port, (live) => ownArea(live)?.element.data.open === false);
  const connection = broadcast.state.heard?.connection ?? "connecting";
  const { name } = other;
  const words =
    other.heldUntilMs !== null
      ? say("isReconnecting", { name })
      : connection === "failed" || connection === "reconnecting"
        ? say("noSound")
        : connection !== "connected"
          ? say("connecting")
          : other.audioMuted
            ? say("isMuted", { name })
            : null;
  return (
    <div className={styles["said"]} role="status">
      {words === null ? null : <p>{words}</p>}
      {isBehindDoor ? (
        <p>
          <IconDoor size={16} stroke={1.75} aria-hidden /> {say("doorKeeps")}
        </p>
      ) : null}
    </div>
  );
}

function Mute({ room: { broadcast } }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const isMuted = broadcast.state.volume === 0;
  const label = say(isMuted ? "unmuteIt" : "mute");
  const Icon = isMuted ? IconVolumeOff : IconVolume;
  return (
    <button type="button" aria-label={label} title={label} onClick={() => broadcast.air.setVolume(isMuted ? 1 : 0)}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

function Controls({ room }: CardProps) {
  const say = useTexts(broadcastTexts);
  const { broadcast } = room;
  const percent = Math.round(broadcast.state.volume * 100);
  const style: CSSProperties & Record<"--share", string> = { "--share": `${percent}%` };
  return (
    <div className={styles["controls"]}>
      <Mute room={room} />
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        style={style}
        aria-label={say("volume")}
        aria-valuetext={`${percent}%`}
        onChange={(event) => broadcast.air.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
      {broadcast.mayStopOther ? (
        <button
          type="button"
          aria-label={say("stopTheirs")}
          title={say("stopTheirs")}
          onClick={() => broadcast.ask("stop")}
        >
          <IconPlayerStop size={18} stroke={1.75} aria-hidden />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={say("enlarge")}
        title={say("enlarge")}
        onClick={() => broadcast.setSize("window")}
      >
        <IconArrowsMaximize size={18} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={say("hide")} title={say("hide")} onClick={() => broadcast.setSize("small")}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

const OFFERED: readonly Emotion[] = ["👏", "❤️", "😂", "🔥", "👍"];

function Reactions({ room: { port, view } }: CardProps) {
  const say = useTexts(broadcastTexts);
  const sayReaction = useTexts(reactionTexts);
  if (view.rights?.react !== true) return null;
  return (
    <div className={styles["reactions"]} role="group" aria-label={say("reactTo")}>
      {OFFERED.map((content) => (
        <button
          key={content}
          type="button"
          aria-label={sayReaction(REACTIONS[content])}
          onClick={() => tell(port.call("addBroadcastReaction", { content }))}
        >
          <img src={reactionPicture(content)} alt="" width={22} height={22} draggable={false} />
        </button>
      ))}
    </div>
  );
}

/** On a phone there is no room for it at the top of the window. */
function Restore({ room: { broadcast } }: CardProps) {
  const say = useTexts(broadcastTexts);
  const isPhone = useMedia(PHONE);
  if (!isPhone || !broadcast.state.isDucked) return null;
  return (
    <div className={asideStyles["acts"]}>
      <button type="button" onClick={() => broadcast.air.setDucking(false)}>
        {say("giveBack")}
      </button>
    </div>
  );
}
