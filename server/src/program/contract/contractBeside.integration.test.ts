import { compileCache } from "@atrium/testkit/compileCache";
import { listenAs } from "@atrium/testkit/newsClient";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";

// A whole program with the built-in database, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), "atrium contract "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const COMMAND = fileURLToPath(new URL("../../contract.ts", import.meta.url));

interface Ran {
  code: number;
  out: string;
  faults: string;
}
const run = (...words: string[]) =>
  new Promise<Ran>((done) => {
    const env = { ...process.env, ...compileCache, DATA_FOLDER: folder, NO_COLOR: "1", LOG_LEVEL: "error" };
    execFile(process.execPath, [COMMAND, ...words], { env }, (error, out, faults) =>
      done({ code: typeof error?.code === "number" ? error.code : 0, out, faults }),
    );
  });

test("the command works beside a program with the built-in database, which hears of it, and after its end", async () => {
  const atrium = await spawnAtrium({ DATA_FOLDER: folder, DEFAULT_PLAN: "free" });
  const owner = await createTestGuest(`http://localhost:${atrium.port}`, "Owner");
  const { teamId } = await owner.web.done("tryForFree", { teamName: "Kite", spaceName: "HQ" });
  const news = await listenAs(owner.web);
  const made = await run("set", teamId, "--people=40", "--until=2999-12-31", "--yes");
  expect(made).toMatchObject({ code: 0, faults: "" });
  expect(made.out).toContain(`Kite (${teamId}) has a contract now:`);
  await news.untilTold("getTeam", { teamId });
  const { team } = await owner.web.done("getTeam", { teamId });
  expect(team).toMatchObject({ plan: "custom", capacity: 40, contract: { until: "2999-12-31", note: null } });
  expect(await run("set", teamId, "--people=many")).toMatchObject({
    code: 1,
    out: "",
    faults: expect.stringContaining("--people must be a whole number, not many."),
  });
  news.close();
  atrium.kill("SIGTERM");
  await atrium.ended;
  expect(await run()).toMatchObject({ code: 0, out: expect.stringMatching(/^2999-12-31 {2}custom/) });
});
