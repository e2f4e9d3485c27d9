import { must } from "@atrium/contract";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const dataFolder = mkdtempSync(join(tmpdir(), "atrium-db-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

test("a built-in database that is killed comes back, with all it knew, and nobody inside has to leave", async () => {
  const program = await spawnAtrium({ DATA_FOLDER: dataFolder });
  const browser = createTestBrowser({ port: program.port });
  const made = await browser.call("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { teamId } = must(made.value, "a team");
  const guest = await createTestGuest(`http://127.0.0.1:${program.port}`, "Guest");
  const { spaceId } = await guest.web.done("getSpaceId", { slug: "try-me" });
  const live = await guest.enter(spaceId);
  await live.join();

  const pid = Number(readFileSync(join(dataFolder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
  const teamName = async () => {
    const answer = await browser.call("getTeam", { teamId }).catch(() => null);
    return answer?.value?.team.name ?? answer?.code;
  };
  await expect.poll(teamName, { timeout: 60_000, interval: 100 }).toBe("Team");
  const room = must(live.room, "the room they are in");
  const unmute = () => live.call("muteSelf", { roomId: room.roomId, audioMuted: false });
  await expect.poll(unmute, { timeout: 60_000, interval: 100 }).toEqual({ success: {} });
  live.close();
  program.kill("SIGTERM");
  expect(await program.ended).toBe(0);
});
