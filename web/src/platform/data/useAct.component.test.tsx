import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { exampleSettings } from "../../team/spaceSettings/fixtures/exampleSettings.ts";
import { guess } from "./guess.ts";
import { takeNews } from "./news.ts";
import { createQueries } from "./queries.ts";
import { read } from "./read.ts";
import { act } from "./act.ts";
import { queries } from "./queries.ts";
import { useAct } from "./useAct.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const space = exampleSpace({ name: "Garden" });
const spacesOfTeam = read("listTeamSpaces", { teamId: team.id });

function Spaces() {
  const { data } = useQuery(spacesOfTeam);
  const { run, busy, problem } = useAct("updateSpace", {
    optimistic: ({ name = "" }) => [
      guess("listTeamSpaces", { teamId: team.id }, ({ spaces }) => ({
        spaces: spaces.map((one) => ({ ...one, name })),
      })),
    ],
  });
  return (
    <>
      <p>{data?.spaces.map(({ name }) => name).join()}</p>
      <button type="button" onClick={() => void run({ spaceId: space.id, name: "Orchard" })}>
        Rename
      </button>
      <button type="button" onClick={() => void run({ spaceId: space.id, name: "Garden" })}>
        Back
      </button>
      <output>{busy ? "busy" : (problem ?? "at rest")}</output>
    </>
  );
}

test("a change is seen at once, asks once however often it is pressed, and what it touches is read again", async () => {
  const server = fakeServer();
  server.answer("listTeamSpaces", { success: { spaces: [space] } });
  await drawn(<Spaces />);
  await expect.element(page.getByText("Garden")).toBeVisible();
  server.answer("updateSpace", { success: exampleSettings({ space: { ...space, name: "Orchard" } }) });
  server.hold();
  await userEvent.dblClick(page.getByRole("button", { name: "Rename" }));
  await expect.element(page.getByText("Orchard")).toBeVisible();
  await expect.element(page.getByText("busy")).toBeVisible();
  server.answer("listTeamSpaces", { success: { spaces: [{ ...space, name: "Orchard (read)" }] } });
  server.letGo();
  await expect.element(page.getByText("Orchard (read)")).toBeVisible();
  await expect.element(page.getByText("at rest")).toBeVisible();
  expect(server.asked.filter(({ operation }) => operation === "updateSpace")).toHaveLength(1);
});

test("a refused change is taken back and says why", async () => {
  const server = fakeServer();
  server.answer("listTeamSpaces", { success: { spaces: [space] } });
  await drawn(<Spaces />);
  await expect.element(page.getByText("Garden")).toBeVisible();
  server.answer("listTeamSpaces", { success: { spaces: [{ ...space, name: "Garden (read)" }] } });
  server.answer("updateSpace", { forbidden: {} });
  server.hold();
  await userEvent.click(page.getByRole("button", { name: "Rename" }));
  await expect.element(page.getByText("Orchard")).toBeVisible();
  server.letGo();
  await expect.element(page.getByText("forbidden")).toBeVisible();
  // The optimistic update may have cancelled a fetch, so it is fetched again.
  await expect.element(page.getByText("Garden (read)")).toBeVisible();
});

test("changes there and back again are each asked, one after the other, and what they touch is read after the last", async () => {
  const server = fakeServer();
  server.answer("listTeamSpaces", { success: { spaces: [space] } });
  await drawn(<Spaces />);
  await expect.element(page.getByText("Garden")).toBeVisible();
  server.answer("updateSpace", { success: exampleSettings({ space: { ...space, name: "Orchard" } }) });
  server.hold();
  const asked = (operation: string) => server.asked.filter((each) => each.operation === operation);
  const readings = asked("listTeamSpaces").length;
  const names = ["Orchard", "Garden", "Orchard"];
  for (const button of ["Rename", "Back", "Rename"]) await userEvent.click(page.getByRole("button", { name: button }));
  for (const [index] of names.entries()) {
    await expect.poll(() => asked("updateSpace")).toHaveLength(index + 1);
    await expect.element(page.getByText("Orchard")).toBeVisible();
    expect(asked("listTeamSpaces")).toHaveLength(readings);
    server.letGoOne();
  }
  expect(asked("updateSpace").map(({ input }) => input)).toEqual(names.map((name) => ({ spaceId: space.id, name })));
  await expect.poll(() => asked("listTeamSpaces")).toHaveLength(readings + 1);
  server.letGo();
  await expect.element(page.getByText("at rest")).toBeVisible();
});

test("news of what is being changed do not bring the old state back, and are read after the last change", async () => {
  const server = fakeServer();
  const client = createQueries();
  const hear = () =>
    takeNews([{ kind: "changed", operation: "listTeamSpaces", subject: { teamId: team.id } }], undefined, client);
  server.answer("listTeamSpaces", { success: { spaces: [space] } });
  await drawn(<Spaces />, client);
  await expect.element(page.getByText("Garden")).toBeVisible();
  server.answer("updateSpace", { success: exampleSettings({ space: { ...space, name: "Orchard" } }) });
  const readings = () => server.asked.filter(({ operation }) => operation === "listTeamSpaces").length;
  const before = readings();
  server.hold();
  await userEvent.click(page.getByRole("button", { name: "Rename" }));
  await expect.element(page.getByText("Orchard")).toBeVisible();
  hear();
  expect(client.getQueryState<unknown>(spacesOfTeam.queryKey)).toMatchObject({
    isInvalidated: false,
    fetchStatus: "idle",
  });
  server.answer("listTeamSpaces", { success: { spaces: [{ ...space, name: "Orchard (read)" }] } });
  server.letGoOne();
  await expect.poll(readings).toBe(before + 1);
  // This arrives during the fetch, whose reply may be older than the news.
  hear();
  await expect.poll(readings).toBe(before + 2);
  server.letGo();
  await expect.element(page.getByText("Orchard (read)")).toBeVisible();
});

function Teams() {
  const { data } = useQuery(read("listAccountTeams", {}));
  const { run } = useAct("createTeam");
  return (
    <>
      <p>{data && `Teams: ${data.teams.map(({ name }) => name).join()}`}</p>
      <button type="button" onClick={() => void run({ name: "Kites" })}>
        Make
      </button>
      <button type="button" onClick={() => void act("createTeam", { name: "Kites" })}>
        Make outside
      </button>
    </>
  );
}

test.each([
  ["Make", createQueries()],
  ["Make outside", queries],
])("a change whose news come before its answer is read once: %s", async (button, client) => {
  const server = fakeServer();
  server.answer("listAccountTeams", { success: { teams: [] } });
  await drawn(<Teams />, client);
  const readings = () => server.asked.filter(({ operation }) => operation === "listAccountTeams").length;
  await expect.element(page.getByText("Teams:")).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  const before = readings();
  const made = { ...team, name: "Kites" };
  server.answer("createTeam", { success: made });
  server.hold();
  await userEvent.click(page.getByRole("button", { name: button, exact: true }));
  await expect.poll(() => server.asked.some(({ operation }) => operation === "createTeam")).toBe(true);
  takeNews([{ kind: "changed", operation: "listAccountTeams", subject: {} }], undefined, client);
  expect(readings()).toBe(before);
  server.answer("listAccountTeams", { success: { teams: [made] } });
  server.letGo();
  await expect.element(page.getByText("Teams: Kites")).toBeVisible();
  expect(readings()).toBe(before + 1);
});

test("news that waited for a change which is refused are read then", async () => {
  const server = fakeServer();
  const client = createQueries();
  server.answer("listAccountTeams", { success: { teams: [] } });
  await drawn(<Teams />, client);
  const readings = () => server.asked.filter(({ operation }) => operation === "listAccountTeams").length;
  await expect.element(page.getByText("Teams:")).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  const before = readings();
  server.answer("createTeam", { forbidden: {} });
  server.hold();
  await userEvent.click(page.getByRole("button", { name: "Make", exact: true }));
  await expect.poll(() => server.asked.some(({ operation }) => operation === "createTeam")).toBe(true);
  takeNews([{ kind: "changed", operation: "listAccountTeams", subject: {} }], undefined, client);
  server.letGo();
  await expect.poll(readings).toBe(before + 1);
});
