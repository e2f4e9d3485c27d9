import { execFile } from "node:child_process";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { compileCache } from "../../testkit/src/compileCache.ts";
import { done } from "../harness/done.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import type { Program } from "../harness/program.ts";
import { expect, test } from "../harness/test.ts";

const COMMAND = resolve(import.meta.dirname, "../../server/src/contract.ts");

/** `npm run contract`, at the terminal of the machine on which the program runs. */
async function runContract(program: Program, words: readonly string[]): Promise<string> {
  const env = { ...process.env, ...compileCache, DATA_FOLDER: dirname(program.outbox), LOG_LEVEL: "error" };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...words], { env })).stdout;
}

test("what the operator agrees with a team at the terminal stands on its plan page at once, until it is ended", async ({
  person,
  program,
}) => {
  const mira = await person();
  await newSpaceOf(mira);
  const { teams } = await done<{ teams: { id: string }[] }>(mira, "listAccountTeams", {});
  const teamId = teams[0]?.id ?? "";
  const { page } = mira;
  await page.goto(`/dashboard/team/${teamId}/plan-details`);
  await expect(page.getByRole("heading", { name: "Limits" })).toBeVisible();
  const agreed = page.getByTestId("contract");
  await expect(agreed).toBeHidden();

  const terms = ["--people=40", "--until=2999-12-31", "--note=Order 4711"];
  expect(await runContract(program, ["set", teamId, ...terms])).toContain("--yes");
  await expect(agreed).toBeHidden();
  await runContract(program, ["set", teamId, ...terms, "--yes"]);
  await expect(agreed).toContainText("Order 4711");
  await expect(page.getByText("40", { exact: true })).toBeVisible();

  await runContract(program, ["end", teamId, "--yes"]);
  await expect(agreed).toBeHidden();
});
