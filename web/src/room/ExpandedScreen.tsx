import { useEffect, useEffectEvent } from "react";
import { ScreenStage } from "./map/screens/ScreenStage.tsx";
import type { RoomBundle } from "./useRoom.ts";

/**
 * An enlarged shared screen, as large as the window; the controls stay above it. Once its sharer stops, it closes for
 * good: a later share does not open it again.
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
