import { createCertificate } from "../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../media/src/trials/mediaRobot.ts";
import type { LiveClient } from "../../testkit/src/liveClient.ts";
import { createTestGuest } from "../../testkit/src/testGuest.ts";
import type { Program } from "./program.ts";

/** A headless client that tries to subscribe to everything at the media server, whatever the room's rules. */
interface ByHand {
  live: LiveClient;
  /** Audio and video packets since the last call. */
  received(): number;
  stop(): void;
}

/** Enters the first room of a space. */
export async function enterByHand({ url }: Pick<Program, "url">, slug: string): Promise<ByHand> {
  const guest = await createTestGuest(url, "By hand");
  const { spaceId } = await guest.web.done("getSpaceId", { slug });
  const live = await guest.enter(spaceId);
  const { media } = await live.join();
  const seat = { url: media.url === "" ? url.replace("http", "ws") : media.url, token: media.token };
  const robot = await MediaRobot.join({ ...seat, certificate: await createCertificate(), index: 1, origin: url });
  let before = 0;
  return {
    live,
    received() {
      robot.askForEverything();
      const since = robot.packetsReceived - before;
      before = robot.packetsReceived;
      return since;
    },
    stop() {
      robot.stop();
      live.close();
    },
  };
}
