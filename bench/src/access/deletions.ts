import { setTimeout as wait } from "node:timers/promises";
import { connectLive } from "@atrium/testkit/liveClient";
import type { WebCaller } from "@atrium/testkit/webCaller";
import { createCertificate } from "../../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../../media/src/trials/mediaRobot.ts";
import { ticketOf } from "../arrivals/guest.ts";
import { secondBrowser, type Household } from "./household.ts";
import { within } from "./within.ts";

/** Milliseconds from the call that deletes the account. */
export interface EndTimes {
  /** Its other browser is asked to sign in. */
  session: number;
  /** Its live connection is closed. */
  socket: number;
  /** Its media seat is told that it has ended. */
  seat: number;
  /** The last packet of its voice that somebody else received. */
  voice: number;
}
/** How often what cannot be waited for is looked at. */
const LOOK_EVERY_MS = 2;
/** Calls of one account are limited. */
const ASK_EVERY_MS = 20;
const VOICE_MS = 20;
/** Nothing more is heard by then, or it counts. */
const LISTEN_ON_MS = 1000;

type Certificate = Awaited<ReturnType<typeof createCertificate>>;

/** People who speak in one browser and delete their account in another, one after the other; somebody listens. */
export async function deleteAccounts(home: Household, rounds: number): Promise<EndTimes[]> {
  const certificate = await createCertificate();
  const times: EndTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await home.newcomer();
    const other = await secondBrowser(first, `10.253.0.${round + 1}`);
    const speaker = await sit(home, other, { certificate, index: 2 + round });
    const listener = await sit(home, home.admin, { certificate, index: 1 });
    times.push(await deleteOne({ first, other }, speaker, listener.robot));
    listener.robot.leave();
    listener.live.close();
  }
  return times;
}

type Seated = Awaited<ReturnType<typeof sit>>;

/** Enters the room and takes the seat at the media server that it is given there. */
async function sit(
  { url, spaceId, roomId }: Household,
  web: WebCaller,
  { certificate, index }: { certificate: Certificate; index: number },
) {
  const live = await connectLive({ url, ticket: await ticketOf({ web, address: "" }, spaceId) });
  const { media } = await live.join(roomId);
  const seat = { token: media.token, certificate, index, hasCamera: false };
  const robot = await MediaRobot.join({ ...seat, url: url.replace("http", "ws"), origin: url });
  return { live, robot };
}

async function deleteOne(
  { first, other }: { first: WebCaller; other: WebCaller },
  { live, robot }: Seated,
  listener: MediaRobot,
): Promise<EndTimes> {
  const speaking = setInterval(() => robot.speak(), VOICE_MS);
  const before = listener.packetsReceived;
  await within(
    until(() => listener.packetsReceived > before),
    "the voice is heard",
  );
  const begunMs = performance.now();
  const sinceThen = () => performance.now() - begunMs;
  let [heard, voice] = [listener.packetsReceived, 0];
  const listening = setInterval(() => {
    if (listener.packetsReceived > heard) voice = sinceThen();
    heard = listener.packetsReceived;
  }, LOOK_EVERY_MS);
  const [session, socket, seat] = await Promise.all([
    within(isRefused(other), "the session is refused").then(sinceThen),
    within(live.closed, "the connection is closed").then(sinceThen),
    within(
      until(() => robot.leaveTold !== null),
      "the seat has ended",
    ).then(sinceThen),
    first.done("deleteAccount", {}),
  ]);
  await wait(LISTEN_ON_MS);
  for (const timer of [speaking, listening]) clearInterval(timer);
  robot.stop();
  return { session, socket, seat, voice };
}

async function isRefused(web: WebCaller): Promise<void> {
  while ((await web.call("listAccountTeams", {})).code !== "unauthorized") await wait(ASK_EVERY_MS);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(LOOK_EVERY_MS);
}
