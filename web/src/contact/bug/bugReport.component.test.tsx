import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { queries } from "../../platform/data/queries.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { overlays, wantOverlays } from "../../ui/overlays.ts";
import { contactDialogs, reportProblem } from "../index.ts";
import { closeContact } from "../openedContact.ts";

afterEach(() => {
  closeContact();
  queries.clear();
  vi.unstubAllGlobals();
});

async function opened(email: string | null) {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount({ email }) } });
  await wantOverlays();
  await drawn(
    <>
      <button type="button" onClick={reportProblem}>
        Help
      </button>
      <contactDialogs.Part />
      <overlays.Part />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Help" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const sent = () => server.asked.filter(({ operation }) => operation === "sendBugReport").map(({ input }) => input);
  return { server, sent };
}
const words = page.getByLabelText("What went wrong");
const send = page.getByRole("button", { name: "Send report" });

test("it opens over whatever page, counts, and goes once something is said; then it thanks and is gone", async () => {
  const { server, sent } = await opened("mira@kite.studio");
  await expect.element(words).toHaveFocus();
  await expect.element(send).toBeDisabled();
  await userEvent.fill(words, "No sound");
  await expect.element(page.getByText("8 / 1000")).toBeVisible();
  await expect.element(page.getByLabelText("Your email")).not.toBeInTheDocument();
  server.answer("sendBugReport", { success: {} });
  await userEvent.click(send);
  await expect.element(page.getByText("Report sent. Thank you.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ issue: "No sound", needFeedback: false }]);
});

test("a guest who wants an answer says where, and keeps what was written when it cannot be sent", async () => {
  const { server, sent } = await opened(null);
  await userEvent.fill(words, "No sound");
  await userEvent.click(page.getByRole("checkbox", { name: "I need feedback" }));
  await expect.element(send).toBeDisabled();
  const email = page.getByLabelText("Your email");
  await userEvent.fill(email, "mira@localhost");
  server.answer("sendBugReport", { invalidEmail: {} });
  await userEvent.click(send);
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  server.answer("sendBugReport", { forbidden: {} });
  await userEvent.fill(email, "mira@kite.studio");
  await userEvent.click(send);
  await expect.element(page.getByText("Report not sent: Sorry, you don't have access")).toBeVisible();
  await expect.element(words).toHaveValue("No sound");
  expect(sent().at(-1)).toMatchObject({ needFeedback: true, email: "mira@kite.studio" });
});
