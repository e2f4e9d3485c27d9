import { IconBadgeCc } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import styles from "./mark.module.css";
import { captionTexts } from "./texts.ts";

/** What everybody sees while somebody in the room reads captions: what is said here is recognised. */
export function CaptionsMark({ port, isShort = false }: { port: Pick<RoomPort, "live">; isShort?: boolean }) {
  const say = useTexts(captionTexts);
  const isOn = useLive(port, ({ room }) => Object.keys(room?.snapshot.records.captionsOn ?? {}).length > 0);
  if (!isOn) return null;
  return (
    <span className={styles["mark"]} data-short={isShort} title={say("markHint")} data-testid="captions-mark">
      <IconBadgeCc size={isShort ? 16 : 19} stroke={1.75} aria-hidden />
      <span className="visually-hidden">
        {say("mark")}. {say("markHint")}
      </span>
    </span>
  );
}
