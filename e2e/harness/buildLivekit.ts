import { findLivekitServer } from "@atrium/testkit/livekitServer";

/** Runs before journeys with MEDIA=livekit: builds a missing livekit-server once instead of in each worker. */
export default function buildLivekit(): void {
  if (!findLivekitServer({ build: true })) throw new Error("No livekit-server here, and no Go to build one");
}
