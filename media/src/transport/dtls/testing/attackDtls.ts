import { expect } from "vitest";
import { mutated, seededRandom } from "../../testing/seededRandom.ts";
import { handshakePiece, meetRawClient, record } from "./meetRawClient.ts";
import { type Side, shakeHands } from "./shakeHands.ts";

const DATAGRAMS = 150;
/** A repeated Finished is answered by the whole last flight: one packet for each record of a datagram. */
const MOST_ANSWERS = 4;
const contentType = { cipherChange: 20, alert: 21, handshake: 22, data: 23 } as const;

type Random = () => number;
const below = (limit: number, random: Random): number => Math.floor(random() * limit);
const oneOf = <T>(choices: readonly [T, ...T[]], random: Random): T =>
  choices[below(choices.length, random)] ?? choices[0];
const noise = (length: number, random: Random): Buffer => Buffer.from(Array.from({ length }, () => below(256, random)));

/** After the handshake, the client sends correctly sealed records of any kind, repeats records and corrupts them. */
export async function attackFromWithin(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { server, client, seen, sealed } = await meetRawClient();
  const [sealedData, sent] = [new Set(["still here"]), new Array<Buffer>()];
  const madeUp = (): Buffer => {
    const kind = random();
    const old = sent[below(sent.length, random)];
    if (old !== undefined && kind < 0.15) return old;
    if (old !== undefined && kind < 0.4) return mutated(old, random);
    if (kind < 0.5) return record(below(256, random), { epoch: below(3, random), sequence: 1 }, noise(40, random));
    const [type, content] = contentOf(random);
    if (type === contentType.data) sealedData.add(content.toString());
    return sealed(type, content, random() < 0.9 ? 1 : below(3, random));
  };
  for (let datagrams = 0; datagrams < DATAGRAMS && seen.outcome === "connected"; datagrams++) {
    const records = Array.from({ length: 1 + below(3, random) }, madeUp);
    sent.push(...records);
    const before = seen.packets;
    server.receive(Buffer.concat(records));
    expect(seen.packets - before).toBeLessThanOrEqual(MOST_ANSWERS);
    if (random() < 0.1) server.send(noise(below(1200, random), random));
  }
  // Either the peer ended the session by an alert, or it continues.
  const isHeard = (): boolean => (void client.send(Buffer.from("still here")), seen.heard.includes("still here"));
  if (seen.outcome === "connected") await expect.poll(isHeard, { interval: 1 }).toBe(true);
  else expect(seen.outcome).toBe("closed by the peer");
  expect(seen.heard.filter((each) => !sealedData.has(each))).toEqual([]);
  server.close();
}

function contentOf(random: Random): [type: number, content: Buffer] {
  const kind = random();
  if (kind < 0.3) return [contentType.data, noise(below(60, random), random)];
  // One in a hundred ends the session.
  if (kind < 0.31)
    return [
      contentType.alert,
      Buffer.from(
        oneOf(
          [
            [2, 40],
            [1, 0],
          ],
          random,
        ),
      ),
    ];
  if (kind < 0.5) return [contentType.alert, Buffer.from([1, 1 + below(255, random)])];
  if (kind < 0.6) return [below(256, random), noise(below(20, random), random)];
  const body = noise(below(60, random), random);
  const to = below(body.length + 1, random);
  const more = oneOf<{ to?: number; from?: number; length?: number }>(
    [{}, { to }, { from: to }, { length: 0xffffff }],
    random,
  );
  return [contentType.handshake, handshakePiece(below(25, random), body, { sequence: below(20, random), ...more })];
}

/**
 * A handshake, sometimes with an impostor, that must survive alerts and repeated packets; or one with corrupted and
 * forged packets, whose outcome does not matter: anybody on the path can end it.
 */
export async function attackHandshake(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const isBroken = random() < 0.5;
  const thief = oneOf<Side | undefined>([undefined, undefined, "server", "client"], random);
  const { sessions, outcomes, close } = await shakeHands({
    ...(thief === undefined ? {} : { thief }),
    onWay: (packet, from) => {
      const again = (more: Buffer) => void setImmediate(() => sessions[otherThan(from)].receive(more));
      if (random() < 0.3) again(Buffer.from(packet));
      if (random() < 0.3) again(record(contentType.alert, { epoch: 0, sequence: 9 }, Buffer.from([2, 40])));
      if (!isBroken) return packet;
      if (random() < 0.3) again(record(contentType.handshake, { epoch: 0, sequence: 9 }, contentOf(random)[1]));
      return random() < 0.2 ? mutated(packet, random) : packet;
    },
  });
  if (!isBroken) {
    // The impostor's own outcome does not count.
    const judges = outcomes.filter((_outcome, index) => thief !== (["server", "client"] as const)[index]);
    const expected = thief === undefined ? "connected" : "the peer does not hold the key of its certificate";
    for (const outcome of await Promise.all(judges)) expect(outcome).toMatch(expected);
  }
  for (const side of ["server", "client"] as const) sessions[side].receive(noise(below(80, random), random));
  await turns(100);
  close();
}

const otherThan = (side: Side): Side => (side === "server" ? "client" : "server");

/** Runs everything that is due, and what it triggers. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
