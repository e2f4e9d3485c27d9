import type { MediaServer } from "./mediaServer.ts";

/** A space without sound and picture: for tests, and while no media server runs. */
export const noMediaServer: MediaServer = {
  access: async () => ({ url: "", token: "" }),
  remove: async () => {},
  mute: async () => {},
  accountsIn: async () => [],
};
