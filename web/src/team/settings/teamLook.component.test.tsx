import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TeamLookSetting } from "./TeamLookSetting.tsx";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

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

test.each([
  { width: 425, each: [12] },
  { width: 358, each: [6, 6] },
  { width: 288, each: [6, 6] },
])("no colour stands alone in a line where $width pixels are for them", async ({ width, each }) => {
  fakeServer();
  await page.viewport(width < 400 ? width + 32 : 1280, 800);
  await drawn(
    <div style={{ width }}>
      <TeamLookSetting team={team} color={team.color} choose={() => undefined} />
    </div>,
  );
  const boxes = page
    .getByRole("radio")
    .elements()
    .map((radio) => radio.closest("label")?.getBoundingClientRect() ?? new DOMRect());
  const tops = boxes.map(({ top }) => Math.round(top));
  expect([...new Set(tops)].map((line) => tops.filter((top) => top === line).length)).toEqual(each);
  for (const { width: wide, height } of boxes) expect(Math.abs(wide - height)).toBeLessThan(1);
});
