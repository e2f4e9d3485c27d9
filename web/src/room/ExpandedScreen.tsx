import { useEffect, useEffectEvent } from "react";
import { ScreenStage } from "./map/screens/ScreenStage.tsx";
import type { RoomBundle } from "./useRoom.ts";

/**
 * The shared screen one looks at, as large as the window; the controls stay at hand above it. Once its sharer stops, the
 * room is back for good: what they share later does not cover it again by itself.
 */
export function ExpandedScreen({ room: { view, state, speaking } }: { room: RoomBundle }) {
  const { map } = view;
  const screen = map?.screens.find((shared) => shared.accountId === state.expanded);
  const isOver = map !== null && state.expanded !== null && screen === undefined;
  const close = useEffectEvent(() => state.expand(null));
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (screen === undefined) return null;
  const speakers = view.people.filter((person) => speaking.has(person.accountId) && !person.audioMuted);
  return <ScreenStage screen={screen} speakers={speakers} close={() => state.expand(null)} />;
}
