import type { ConnectionId, SpaceId } from "@atrium/contract";
import { connectLive } from "./liveClient.ts";
import type { LiveClient, LiveClientOptions } from "./liveClient.ts";
import { createWebCaller } from "./webCaller.ts";
import type { WebCaller } from "./webCaller.ts";

/** A guest with a session, who may open live connections. */
export interface TestGuest {
  web: WebCaller;
  name: string;
  /** A ticket; throws the close code if the door is closed. */
  ticket(spaceId: SpaceId, said?: { password?: string; queues?: boolean }): Promise<string>;
  /** Enters a space, or reconnects to it. */
  enter(
    spaceId: SpaceId,
    options?: { replaces?: ConnectionId; password?: string } & Pick<
      LiveClientOptions,
      "answersPings" | "isStrict" | "queues"
    >,
  ): Promise<LiveClient>;
}

/** `url` is the site, `liveUrl` the node for the live connection if it is another one. */
export async function createTestGuest(url: string, name: string, liveUrl = url): Promise<TestGuest> {
  const web = createWebCaller(url);
  await web.done("registerUnverifiedAccount", { name });
  const guest: TestGuest = {
    web,
    name,
    async ticket(spaceId, said = {}) {
      const door = await web.done("canJoinSpace", { spaceId, ...said });
      if (door.state === "closed") throw new DoorClosed(door.closeCode);
      return door.ticket;
    },
    async enter(spaceId, { password, ...options } = {}) {
      const said = { ...(password !== undefined && { password }), ...(options.queues && { queues: true }) };
      return connectLive({ url: liveUrl, ticket: await guest.ticket(spaceId, said), ...options });
    },
  };
  return guest;
}

/** The space refuses this guest. */
export class DoorClosed extends Error {
  readonly closeCode: number;
  constructor(closeCode: number) {
    super(`The door is closed: ${closeCode}`);
    this.closeCode = closeCode;
  }
}
