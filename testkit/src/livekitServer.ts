import { findGoPeer } from "./goPeer.ts";

/** A real livekit-server to compare our own media server with; see `findGoPeer`. */
export function findLivekitServer(options: { build: boolean }): string | null {
  const module = "github.com/livekit/livekit-server";
  const peer = {
    name: "livekit-server",
    variable: "LIVEKIT_SERVER",
    module,
    command: "cmd/server",
    version: "v1.13.3",
  };
  return findGoPeer(peer, options);
}
