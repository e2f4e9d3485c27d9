import { useEffect, useEffectEvent, useState } from "react";

const LOOK_EVERY_MS = 300;

/** Polls map state that React does not have, three times a second; re-renders only when it has changed. */
export function useLook<Seen>(read: () => Seen, isSame: (before: Seen, now: Seen) => boolean = Object.is): Seen {
  const [seen, setSeen] = useState(read);
  const look = useEffectEvent(() =>
    setSeen((before) => {
      const now = read();
      return isSame(before, now) ? before : now;
    }),
  );
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return seen;
}
