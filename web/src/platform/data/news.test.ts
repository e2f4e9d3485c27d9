import { expect, test } from "vitest";
import { exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { catchUp, takeNews } from "./news.ts";
import { createQueries } from "./queries.ts";
import { read } from "./read.ts";

function stage() {
  const client = createQueries();
  const team = exampleTeam();
  const mine = read("listTeamSpaces", { teamId: team.id });
  const other = read("getTeam", { teamId: team.id });
  client.setQueryData(mine.queryKey, { spaces: [exampleSpace()] });
  client.setQueryData(other.queryKey, { team });
  const stale = () =>
    [mine, other].filter(({ queryKey }) => client.getQueryState<unknown>(queryKey)?.isInvalidated === true).length;
  return { client, team, stale };
}

test("news of a change make stale what was read of its subject, and nothing else", () => {
  const { client, team, stale } = stage();
  takeNews([{ kind: "changed", operation: "listTeamSpaces", subject: { teamId: "another" } }], undefined, client);
  expect(stale()).toBe(0);
  takeNews([{ kind: "changed", operation: "listTeamSpaces", subject: { teamId: team.id } }], undefined, client);
  expect(stale()).toBe(1);
});

test("after a time without news everything kept is stale", () => {
  const { client, stale } = stage();
  catchUp("none", client);
  expect(stale()).toBe(2);
});
