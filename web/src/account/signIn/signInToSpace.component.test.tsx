import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleEntrance } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import type { SignInActions } from "./SignInView.tsx";
import { EmailStep } from "./SignInView.tsx";
import { useGuestsAt } from "./SpaceLook.tsx";

afterEach(() => vi.unstubAllGlobals());

const nothing = async () => undefined;
const actions: SignInActions = {
  typeEmail: () => undefined,
  sendEmail: nothing,
  typeCode: nothing,
  askNewCode: async () => true,
  changeEmail: () => undefined,
  lookWhoIsIn: nothing,
};

function Shown({ slug }: { slug?: string }) {
  const guestsAt = useGuestsAt(slug);
  return (
    <EmailStep
      state={{ step: "email", email: "", busy: false, problem: null }}
      actions={actions}
      placeName={slug === undefined ? undefined : "Kite"}
      guestsAt={guestsAt}
    />
  );
}
const trying = page.getByRole("link", { name: "Try without an email" });
const asGuest = page.getByRole("link", { name: "Continue as a guest" });

test("whoever is asked to sign in to a space that takes guests may go on into it as one, and is led nowhere else", async () => {
  fakeServer().answer("getSpaceEntrance", { success: { entrance: exampleEntrance({ isPrivate: false }) } });
  await drawnWithLinks(<Shown slug="kite" />);
  await expect.element(asGuest).toHaveAttribute("href", "/s/kite");
  await expect.element(trying).not.toBeInTheDocument();
});

test("to a private space there is no way but signing in, and no line before nothing", async () => {
  fakeServer().answer("getSpaceEntrance", { success: { entrance: exampleEntrance({ isPrivate: true }) } });
  const queries = createQueries();
  await drawnWithLinks(<Shown slug="kite" />, queries);
  const { queryKey } = read("getSpaceEntrance", { slug: "kite" });
  await expect.poll(() => queries.getQueryData(queryKey)).toMatchObject({ entrance: { isPrivate: true } });
  await expect.element(page.getByRole("heading", { name: "Sign in to Kite" })).toBeVisible();
  await expect.element(page.getByText("or", { exact: true })).not.toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("without a space one may try Atrium", async () => {
  const server = fakeServer();
  await drawnWithLinks(<Shown />);
  await expect.element(trying).toHaveAttribute("href", "/try");
  expect(server.asked).toEqual([]);
});
