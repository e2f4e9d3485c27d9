import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must } from "@atrium/contract";
import type { RoomId, SpaceId, TeamId } from "@atrium/contract";
import { waitForMail } from "@atrium/testkit/mailbox";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createWebCaller, type WebCaller } from "@atrium/testkit/webCaller";
import type { WebSocket } from "ws";
import { arrive, makeGuest, ticketOf } from "../arrivals/guest.ts";

/** A program with a team, its space, and others who are in the space's other rooms all the time. */
export interface Household {
  url: string;
  admin: WebCaller;
  teamId: TeamId;
  spaceId: SpaceId;
  roomId: RoomId;
  /** Somebody new with a verified e-mail. */
  newcomer(): Promise<WebCaller>;
  stop(): Promise<void>;
}

export async function openHousehold(others: number): Promise<Household> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const program = await spawnAtrium({ DATA_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1,::1" });
  const url = `http://127.0.0.1:${program.port}`;
  const sockets: WebSocket[] = [];
  const stop = async () => {
    for (const socket of sockets) socket.removeAllListeners("close").terminate();
    program.kill("SIGTERM");
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await furnish(url, { outbox: join(folder, "outbox"), others, sockets })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function furnish(
  url: string,
  { outbox, others, sockets }: { outbox: string; others: number; sockets: WebSocket[] },
): Promise<Omit<Household, "stop">> {
  let people = 0;
  const newcomer = () => signIn(url, { outbox, index: people++ });
  const admin = await newcomer();
  const { teamId, spaceId } = await admin.done("tryForFree", { teamName: "Household", spaceName: "Household" });
  const { rooms } = await admin.done("listRooms", { spaceId });
  const [first, ...elsewhere] = rooms;
  for (let index = 0; index < others; index += 1) {
    const guest = await makeGuest(url, 1000 + index);
    const other = must(elsewhere[index % elsewhere.length], "a space has several rooms").id;
    const ticket = await ticketOf(guest, spaceId);
    sockets.push((await arrive(guest, { ticket, spaceId, roomId: other })).socket);
  }
  return { url, admin, teamId, spaceId, roomId: must(first, "a space has rooms").id, newcomer };
}

async function signIn(url: string, { outbox, index }: { outbox: string; index: number }): Promise<WebCaller> {
  const web = createWebCaller(url, `10.254.0.${index + 1}`);
  const email = `person-${index}@example.org`;
  const { authKey } = await web.done("registerAccount", { email });
  const { code } = await waitForMail(outbox, email);
  await web.done("authAccountByMagicLink2", { authKey, code: must(code, "the mail has a code") });
  await web.done("updateAccount", { name: `Person ${index}` });
  return web;
}

/** Another browser of the same account. */
export async function secondBrowser(first: WebCaller, address: string): Promise<WebCaller> {
  const { token } = await first.done("createTemporaryAuthLink", {});
  const second = createWebCaller(first.url, address);
  await second.done("authAccountByTemporaryAuthLink", { token, confirmed: true });
  return second;
}
