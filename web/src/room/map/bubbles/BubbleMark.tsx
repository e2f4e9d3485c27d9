import {
  IconBroadcast,
  IconClockPause,
  IconEarOff,
  IconMicrophoneOff,
  IconMoonFilled,
  IconSpeakerphone,
  IconVolumeOff,
} from "@tabler/icons-react";
import type { PersonModel } from "../../people/personModel.ts";
import styles from "./BubbleMark.module.css";

/** One mark at most: being on air tells most, then the megaphone, then what they say of their time, then that nothing gets through, then why they are not heard, my own doing first. */
export function BubbleMark({ person }: { person: PersonModel }) {
  if (person.isOnAir) {
    return (
      <span className={`${styles["mark"]} ${styles["megaMark"]} ${styles["airMark"]}`}>
        <IconBroadcast size={20} stroke={2} />
      </span>
    );
  }
  if (person.hasMegaphone) {
    return (
      <span className={`${styles["mark"]} ${styles["megaMark"]}`}>
        <IconSpeakerphone size={20} stroke={2} />
      </span>
    );
  }
  if (person.dontDisturb) {
    return (
      <span className={`${styles["mark"]} ${styles["dnd"]}`}>
        <IconMoonFilled size={14} />
      </span>
    );
  }
  if (person.steppedOut) {
    return (
      <span className={`${styles["mark"]} ${styles["unheard"]}`}>
        <IconClockPause size={15} stroke={2} />
      </span>
    );
  }
  if (person.unheard) {
    const Icon = person.audioMuted ? IconEarOff : IconVolumeOff;
    return (
      <span className={`${styles["mark"]} ${styles["unheard"]}`}>
        <Icon size={15} stroke={2} />
      </span>
    );
  }
  // My own name says it.
  if (person.waits) return null;
  const isMutedForMe = !person.isMe && person.volume === 0;
  if (!isMutedForMe && !person.audioMuted) return null;
  return (
    <span className={styles["mark"]}>
      {isMutedForMe ? <IconVolumeOff size={15} stroke={2} /> : <IconMicrophoneOff size={15} stroke={2} />}
    </span>
  );
}
