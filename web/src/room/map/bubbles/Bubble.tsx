import { IconMicrophoneOff } from "@tabler/icons-react";
import { memo, useLayoutEffect, useRef } from "react";
import { Face } from "../../../ui/Face.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import { isLongName } from "../../people/isLongName.ts";
import { isEqual } from "../../people/keepEqual.ts";
import styles from "./Bubble.module.css";
import type { BubbleParts } from "./bubbleLayer.ts";
import { BubbleMark } from "./BubbleMark.tsx";
import { BubbleVoice } from "./BubbleVoice.tsx";
import { fadeAway } from "./fadeAway.ts";
import { PictureView } from "../PictureView.tsx";

interface BubbleProps {
  person: PersonModel;
  youText: string;
  /** What they are called where bubbles are small. */
  firstName: string;
  hold: (accountId: PersonModel["accountId"], parts: BubbleParts | null) => void;
}

/**
 * A person on the floor. React draws who they are; the frame loop writes their place into the `style.transform` of the
 * mover around the bubble, earshot and voice into `data-earshot` and `data-voice` of the bubble. The list beside the
 * map says the same in words.
 */
export const Bubble = memo(
  DrawnBubble,
  (before, after) =>
    before.youText === after.youText &&
    before.firstName === after.firstName &&
    before.hold === after.hold &&
    isEqual(before.person, after.person),
);

function DrawnBubble({ person, youText, firstName, hold }: BubbleProps) {
  const mover = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const { accountId, isMe, camera, hasMegaphone, away, unheard, isComing } = person;
  useLayoutEffect(() => {
    if (mover.current === null || bubble.current === null) return undefined;
    hold(accountId, { mover: mover.current, bubble: bubble.current });
    return () => hold(accountId, null);
  }, [hold, accountId]);
  useLayoutEffect(() => {
    const element = mover.current;
    return () => (element?.isConnected === true ? fadeAway(element) : undefined);
  }, []);
  const name = isMe ? youText : person.name;
  const kind = [
    styles["bubble"],
    isMe && styles["me"],
    hasMegaphone && styles["mega"],
    !isMe && person.isHost && styles["host"],
    away && styles["away"],
    unheard && styles["unheard"],
  ];
  return (
    <div ref={mover} className={styles["mover"]} data-above={isMe ? "all" : hasMegaphone ? "others" : undefined}>
      <div
        ref={bubble}
        className={kind.filter(Boolean).join(" ")}
        data-person={accountId}
        data-self={isMe || undefined}
        aria-hidden
      >
        <span className={isLongName(name) ? `${styles["name"]} ${styles["long"]}` : styles["name"]}>
          {person.waits ? <IconMicrophoneOff size={13} stroke={2} /> : null}
          {isMe || firstName === name ? (
            name
          ) : (
            <>
              <span className={styles["whole"]}>{name}</span>
              <span className={styles["first"]}>{firstName}</span>
            </>
          )}
        </span>
        <div className={styles["body"]}>
          <BubbleVoice hasMegaphone={hasMegaphone} />
          <span className={styles["ring"]} />
          <div className={styles["disc"]}>
            <Face look={person} className={styles["face"] ?? ""} />
            {camera === null ? null : <PictureView picture={camera} />}
            <span className={styles["veil"]} data-veil="none" />
          </div>
          {away || isComing ? <span className={styles["arc"]} /> : null}
          <BubbleMark person={person} />
        </div>
      </div>
    </div>
  );
}
