import { IconMicrophoneOff, IconMoonFilled, IconSpeakerphone, IconVolumeOff } from "@tabler/icons-react";
import { memo, useLayoutEffect, useRef } from "react";
import { Face } from "../../../ui/Face.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import { isEqual } from "../../people/keepEqual.ts";
import styles from "./bubble.module.css";
import { fadeAway } from "./fadeAway.ts";
import { PictureView } from "../PictureView.tsx";

interface BubbleProps {
  person: PersonModel;
  youText: string;
  hold: (accountId: PersonModel["accountId"], element: HTMLElement | null) => void;
}

/**
 * A person on the floor. React draws who they are; place, earshot and voice are written by the frame loop into
 * `style.transform`, `data-earshot` and `data-voice`. The list beside the map says the same in words.
 */
export const Bubble = memo(
  DrawnBubble,
  (before, after) =>
    before.youText === after.youText && before.hold === after.hold && isEqual(before.person, after.person),
);

function DrawnBubble({ person, youText, hold }: BubbleProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => (element?.isConnected === true ? fadeAway(element) : undefined);
  }, []);
  const { accountId, isMe, camera, hasMegaphone, away } = person;
  const kind = [
    styles["bubble"],
    isMe && styles["me"],
    hasMegaphone && styles["mega"],
    !isMe && person.isHost && styles["host"],
    away && styles["away"],
  ];
  return (
    <div
      ref={(element) => {
        root.current = element;
        hold(accountId, element);
        return () => hold(accountId, null);
      }}
      className={kind.filter(Boolean).join(" ")}
      data-person={accountId}
      data-self={isMe || undefined}
      aria-hidden
    >
      <div className={styles["body"]}>
        {hasMegaphone ? <span className={styles["waves"]} /> : null}
        <span className={styles["quiet"]} data-voice="quiet" />
        <span className={styles["loud"]} data-voice="loud" />
        <span className={styles["pulse"]} />
        <span className={styles["pulse"]} />
        <div className={styles["disc"]}>
          <Face look={person} />
          {camera === null ? null : <PictureView picture={camera} />}
        </div>
        <span className={styles["ring"]} />
        {away ? <span className={styles["arc"]} /> : null}
        <Mark person={person} />
      </div>
      <span className={styles["name"]}>{isMe ? youText : person.name}</span>
    </div>
  );
}

/** One mark at most: the megaphone tells most, then the moon, then why they are not heard, my own doing first. */
function Mark({ person }: { person: PersonModel }) {
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
  const isMutedForMe = !person.isMe && person.volume === 0;
  if (!isMutedForMe && !person.audioMuted) return null;
  return (
    <span className={styles["mark"]}>
      {isMutedForMe ? <IconVolumeOff size={15} stroke={2} /> : <IconMicrophoneOff size={15} stroke={2} />}
    </span>
  );
}
