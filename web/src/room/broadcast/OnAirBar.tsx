import {
  IconBroadcast,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import type { AirSent } from "./air.ts";
import { airTime } from "./airTime.ts";
import styles from "./onAir.module.css";
import { broadcastTexts } from "./texts.ts";
import { useAirTime } from "./useAirTime.ts";
import { useArrivals } from "./useArrivals.ts";
import type { Broadcasting } from "./useBroadcast.ts";

interface OnAirProps {
  port: RoomPort;
  broadcast: Broadcasting;
}

/** I am on air: a red frame around the room, and in red how long, to how many, and what I send. */
export function OnAirBar({ port, broadcast }: OnAirProps) {
  const { sent, air } = broadcast;
  const say = useTexts(broadcastTexts);
  if (sent === null) return null;
  const isOn = sent.step === "on";
  return (
    <>
      <div className={styles["frame"]} aria-hidden />
      <section className={styles["bar"]} aria-label={say("onAir")} data-testid="on-air">
        <IconBroadcast size={21} stroke={2} aria-hidden />
        <State port={port} broadcast={broadcast} sent={sent} />
        <span className={styles["acts"]}>
          <Device kind="mic" state={sent.microphone.state} toggle={isOn ? () => air.toggleMicrophone() : null} />
          <Device kind="cam" state={sent.camera.state} toggle={isOn ? () => air.toggleCamera() : null} />
          {canShare() ? (
            <Device kind="screen" state={sent.screen.state} toggle={isOn ? () => air.toggleScreen() : null} />
          ) : null}
          <button type="button" className={styles["stop"]} onClick={() => void air.stop()}>
            {say("stop")}
          </button>
        </span>
      </section>
    </>
  );
}

const canShare = (): boolean => "getDisplayMedia" in (navigator.mediaDevices ?? {});

function State({ port, broadcast: { record }, sent }: OnAirProps & { sent: AirSent }) {
  const say = useTexts(broadcastTexts);
  const { people, inRooms, count } = useArrivals(port);
  const passedMs = useAirTime(port, record?.sinceMs ?? 0);
  const to = count === 0 ? say("nobodyElse") : `${people} ${inRooms}`;
  return (
    <span className={styles["state"]}>
      <b role="timer">{record === null ? say("onAir") : say("onAirFor", { time: airTime(passedMs) })}</b>
      <span>{sent.step === "tone" ? say("toneNow") : sent.step === "again" ? say("backNow") : to}</span>
    </span>
  );
}

const ICONS: Record<DeviceProps["kind"], { on: ReactNode; off: ReactNode }> = {
  mic: {
    on: <IconMicrophone size={19} stroke={1.75} aria-hidden />,
    off: <IconMicrophoneOff size={19} stroke={1.75} aria-hidden />,
  },
  cam: {
    on: <IconVideo size={19} stroke={1.75} aria-hidden />,
    off: <IconVideoOff size={19} stroke={1.75} aria-hidden />,
  },
  screen: {
    on: <IconScreenShareOff size={19} stroke={1.75} aria-hidden />,
    off: <IconScreenShare size={19} stroke={1.75} aria-hidden />,
  },
};

interface DeviceProps {
  kind: "mic" | "cam" | "screen";
  state: AirSent["microphone"]["state"];
  /** Null while it cannot be turned on or off. */
  toggle: (() => void) | null;
}

function Device({ kind, state, toggle }: DeviceProps) {
  const say = useTexts(broadcastTexts);
  const isOn = state === "on" || state === "waiting" || state === "starting";
  const label = say(`${kind}${isOn ? "Off" : "On"}`);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-state={state}
      data-kind={kind}
      disabled={toggle === null}
      onClick={toggle ?? undefined}
    >
      {ICONS[kind][isOn ? "on" : "off"]}
    </button>
  );
}
