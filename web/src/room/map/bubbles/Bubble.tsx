import { memo, useCallback, useLayoutEffect, useRef } from "react";
import { Face } from "../../../ui/Face.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import { isLongName } from "../../people/isLongName.ts";
import { isEqual } from "../../people/keepEqual.ts";
import styles from "./Bubble.module.css";
import { BubbleMark } from "./BubbleMark.tsx";
import { BubbleVoice } from "./BubbleVoice.tsx";
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
  // One and the same for each drawing: whoever is let go of is forgotten, and with them who was in earshot.
  const held = useCallback(
    (element: HTMLDivElement) => {
      root.current = element;
      hold(accountId, element);
      return () => hold(accountId, null);
    },
    [hold, accountId],
  );
  const name = isMe ? youText : person.name;
  const kind = [
    styles["bubble"],
    isMe && styles["me"],
    hasMegaphone && styles["mega"],
    !isMe && person.isHost && styles["host"],
    away && styles["away"],
  ];
  return (
    <div
      ref={held}
      className={kind.filter(Boolean).join(" ")}
      data-person={accountId}
      data-self={isMe || undefined}
      aria-hidden
    >
      <span className={isLongName(name) ? `${styles["name"]} ${styles["long"]}` : styles["name"]}>{name}</span>
      <div className={styles["body"]}>
        <BubbleVoice hasMegaphone={hasMegaphone} />
        <span className={styles["ring"]} />
        <div className={styles["disc"]}>
          <Face look={person} className={styles["face"] ?? ""} />
          {camera === null ? null : <PictureView picture={camera} />}
        </div>
        {away ? <span className={styles["arc"]} /> : null}
        <BubbleMark person={person} />
      </div>
    </div>
  );
}
