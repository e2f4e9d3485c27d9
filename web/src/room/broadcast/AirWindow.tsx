import { IconArrowsMinimize } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import type { RoomBundle } from "../useRoom.ts";
import { AirPicture } from "./ListenerCard.tsx";
import styles from "./listenerCard.module.css";
import { broadcastTexts } from "./texts.ts";
import { useAirSpeaks } from "./useAirSpeaks.ts";

/** Whoever is on air over the whole window; Escape leads back to the room. */
export function AirWindow({ room }: { room: RoomBundle }) {
  const { other, size } = room.broadcast;
  return other === null || size !== "window" ? null : <Open room={room} other={other} />;
}

function Open(props: Omit<Parameters<typeof AirPicture>[0], "speaks">) {
  const say = useTexts(broadcastTexts);
  const { broadcast } = props.room;
  const speaks = useAirSpeaks(broadcast.air);
  const close = () => broadcast.setSize("card");
  useEscape(close);
  useFocusReturn();
  return (
    <section className={styles["window"]} aria-label={say("speaksToAll", { name: props.other.name })}>
      <AirPicture {...props} speaks={speaks} />
      <button type="button" autoFocus onClick={close}>
        <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
        {say("shrink")}
      </button>
    </section>
  );
}
