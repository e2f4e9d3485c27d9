import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TeamLookSetting } from "./TeamLookSetting.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam({ logoImageUrl: null });
const asked = (server: ReturnType<typeof fakeServer>) =>
  server.asked.filter(({ operation }) => operation === "updateTeam").map(({ input }) => input);

test("a logo that is there can be taken away", async () => {
  const server = fakeServer();
  server.answer("updateTeam", { success: { team } });
  await drawn(
    <TeamLookSetting
      team={{ ...team, logoImageUrl: `/files/${"a".repeat(32)}` }}
      color={team.color}
      choose={() => undefined}
    />,
  );
  await userEvent.click(page.getByRole("button", { name: "Remove" }));
  await expect.poll(() => asked(server).at(-1)).toEqual({ teamId: team.id, logoUploadId: null });
});

test("what is no picture is said to be none and not sent", async () => {
  const server = fakeServer();
  await drawn(<TeamLookSetting team={team} color={team.color} choose={() => undefined} />);
  await expect.element(page.getByRole("button", { name: "Remove" })).not.toBeInTheDocument();
  const text = new File(["no picture"], "notes.txt", { type: "text/plain" });
  await userEvent.upload(page.getByLabelText("Upload").first().element(), text);
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  expect(server.asked).toEqual([]);
});
