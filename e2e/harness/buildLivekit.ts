import { findLivekitServer } from "@atrium/testkit/livekitServer";

/** Before journeys with MEDIA=livekit: the server is there or built once, not by each worker for itself. */
export default function buildLivekit(): void {
  if (!findLivekitServer({ build: true })) throw new Error("No livekit-server here, and no Go to build one");
}
