import { IconLock } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import { actionOf } from "../actions/roomActions.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";
import { AirFace } from "./AirFace.tsx";
import { ArrivalCard } from "./ArrivalCard.tsx";
import { ListenerCard } from "./ListenerCard.tsx";
import styles from "./airCards.module.css";
import { broadcastTexts } from "./texts.ts";
import { useAirTime } from "./useAirTime.ts";
import { useArrivals } from "./useArrivals.ts";

/** Under the corner: how mine arrives, what I hear from the air, and what is asked about it. */
export function AirCards({ room }: { room: RoomBundle }) {
  const { broadcast } = room;
  const { sent, other, asked } = broadcast;
  return (
    <>
      {sent === null ? null : <ArrivalCard room={room} />}
      {other === null ? null : <ListenerCard key={other.id} room={room} other={other} />}
      {asked === "taken" ? <Taken room={room} /> : null}
      {asked === "stop" ? <StopOther room={room} /> : null}
      {asked === "hostsOnly" ? <HostsOnly room={room} /> : null}
    </>
  );
}

/** I want to begin, and somebody else is on air. */
function Taken({ room: { broadcast, port } }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const { record, ask } = broadcast;
  if (record === null) return null;
  const { name, isActive } = record;
  const wait = () => {
    broadcast.wait();
    ask(null);
  };
  return (
    <section className={asideStyles["card"]} data-testid="air-taken">
      <div className={styles["head"]}>
        <AirFace look={record} size={44} />
        <div className={asideStyles["words"]} role="status">
          <b>{say(isActive ? "isOnAir" : "isComing", { name })}</b>
          <span>
            {isActive ? <SinceWhen port={port} record={record} /> : null} {say("oneAtATime")}
          </span>
        </div>
      </div>
      <div className={asideStyles["acts"]}>
        <button type="button" className={asideStyles["accept"]} onClick={wait} autoFocus>
          {say("tellMe")}
        </button>
        <button type="button" onClick={() => ask(null)}>
          {say("close")}
        </button>
      </div>
    </section>
  );
}

function SinceWhen({ port, record }: Pick<RoomBundle, "port"> & { record: { sinceMs: number; accountId: string } }) {
  const say = useTexts(broadcastTexts);
  const minutes = say("minutes", { count: Math.max(1, Math.round(useAirTime(port, record.sinceMs) / 60_000)) });
  const nameOf = useRoomName(port);
  const room = useLive(port, ({ space }) => {
    const roomId = space?.records.participant[record.accountId]?.roomId ?? "";
    return space?.records.room[roomId]?.name ?? null;
  });
  return room === null ? `${minutes}.` : say("fromRoom", { minutes, room: nameOf(room) });
}

function StopOther({ room: { broadcast, port } }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const { people } = useArrivals(port);
  const { other, ask } = broadcast;
  if (other === null) return null;
  return (
    <section className={asideStyles["card"]} data-testid="air-stop">
      <div className={styles["head"]}>
        <AirFace look={other} size={44} />
        <div className={asideStyles["words"]} role="status">
          <b>{say("stopWhom", { name: other.name })}</b>
          <span>{say("stopWhomHow", { people, name: other.name })}</span>
        </div>
      </div>
      <div className={asideStyles["acts"]}>
        <button type="button" className={styles["danger"]} onClick={() => void broadcast.stopOther()}>
          {say("stopTheirs")}
        </button>
        <button type="button" onClick={() => ask(null)} autoFocus>
          {say("keep")}
        </button>
      </div>
    </section>
  );
}

/** Shown if I have lost the right meanwhile: a megaphone still reaches this room. */
function HostsOnly({ room: { broadcast, actions } }: { room: RoomBundle }) {
  const say = useTexts(broadcastTexts);
  const megaphone = actionOf("megaphone", actions);
  const isOffered = megaphone?.isOn === false && megaphone.run !== null;
  const use = () => {
    broadcast.ask(null);
    megaphone?.run?.();
  };
  return (
    <section className={asideStyles["card"]} data-testid="air-hosts-only">
      <div className={styles["head"]}>
        <IconLock size={21} stroke={1.75} aria-hidden />
        <div className={asideStyles["words"]} role="status">
          <b>{say("hostsOnly")}</b>
          {isOffered ? <span>{say("megaphoneHow")}</span> : null}
        </div>
      </div>
      <div className={asideStyles["acts"]}>
        {isOffered ? (
          <button type="button" onClick={use}>
            {say("megaphone")}
          </button>
        ) : null}
        <button type="button" onClick={() => broadcast.ask(null)}>
          {say("close")}
        </button>
      </div>
    </section>
  );
}
