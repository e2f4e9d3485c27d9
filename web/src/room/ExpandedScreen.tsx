import { ScreenStage } from "./map/screens/ScreenStage.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** The shared screen one looks at, as large as the window; the controls stay at hand above it. */
export function ExpandedScreen({ room: { view, state } }: { room: RoomBundle }) {
  const screen = view.map?.screens.find((shared) => shared.accountId === state.expanded);
  return screen === undefined ? null : <ScreenStage screen={screen} close={() => state.expand(null)} />;
}
