import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import type { RoomPort } from "../roomPort.ts";
import { countsOf, lately, NO_REACTIONS, withReaction } from "./reactionCounts.ts";
import styles from "./reactionCounts.module.css";
import { stageTexts } from "./texts.ts";

/** How often the audience reacted in the last minute, beside it. */
export function ReactionCounts({ port }: { port: Pick<RoomPort, "onLiveEvent"> }) {
  const say = useTexts(stageTexts);
  const number = new Intl.NumberFormat(useLocale(), { notation: "compact" });
  const counts = countsOf(useReactions(port));
  if (counts.length === 0) return null;
  return (
    <div className={styles["counts"]} role="group" aria-label={say("reactions")}>
      {counts.map(({ emotion, count }) => (
        <span key={emotion}>
          {emotion} {number.format(count)}
        </span>
      ))}
    </div>
  );
}

/** However fast people react, it re-renders at most this often. */
const DRAWN_EVERY_MS = 500;

function useReactions(port: Pick<RoomPort, "onLiveEvent">) {
  const [drawn, draw] = useState(NO_REACTIONS);
  useEffect(() => {
    let now = NO_REACTIONS;
    const undo = port.onLiveEvent((event) => {
      if (event.type === "emotion") now = withReaction(now, event.emotion, Date.now());
    });
    const timer = setInterval(() => {
      now = lately(now, Date.now());
      draw(now);
    }, DRAWN_EVERY_MS);
    return () => {
      undo();
      clearInterval(timer);
    };
  }, [port]);
  return drawn;
}
