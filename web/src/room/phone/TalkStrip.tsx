import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { showToast } from "../../ui/toast.tsx";
import { isOff } from "../actions/device.ts";
import { at, type ActionModel } from "../actions/roomActions.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./TalkStrip.module.css";
import { phoneTexts } from "./texts.ts";
import { useHeard } from "./useHeard.ts";

/** Who talks in the room while the chat covers it, and my microphone. */
export function TalkStrip({ room }: { room: RoomBundle }) {
  const say = useTexts(phoneTexts);
  const { view, speaking, actions } = room;
  const count = useHeard(room.controller).size;
  const talker = view.people.find(({ accountId, isMe, audioMuted }) => !isMe && !audioMuted && speaking.has(accountId));
  const microphone = at("phone", actions).find(({ id }) => id === "microphone");
  const where = { room: view.roomName };
  return (
    <div className={styles["strip"]}>
      {talker === undefined ? null : (
        <span className={styles["face"]}>
          <Face look={talker} size={36} />
        </span>
      )}
      <p>
        <b dir="auto">{talker === undefined ? say("nobodyTalks") : say("talks", { name: firstName(talker.name) })}</b>
        <span dir="auto">{count === 0 ? say("nobodyNearby", where) : say("nearby", { ...where, count })}</span>
      </p>
      {microphone === undefined ? null : <Microphone action={microphone} />}
    </div>
  );
}

const firstName = (name: string): string => name.split(" ")[0] ?? name;

function Microphone({ action }: { action: ActionModel }) {
  const { Icon, label, device, run, whyNot } = action;
  return (
    <button
      type="button"
      aria-label={label}
      data-off={device !== null && isOff(device)}
      // A finger finds no tooltip: what may not be done says why when it is tapped.
      onClick={() => (run === null ? showToast({ text: whyNot ?? label, kind: "bad" }) : run())}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
