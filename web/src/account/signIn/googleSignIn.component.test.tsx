import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { useGoogleSignIn } from "../google/useGoogleSignIn.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('meta[name="sign-in"]')?.remove();
});

function setUp() {
  const meta = document.createElement("meta");
  meta.name = "sign-in";
  meta.content = "google";
  document.head.append(meta);
}

function Shown({ goTo, invitationId }: { goTo: string | null; invitationId?: string }) {
  const google = useGoogleSignIn(goTo, invitationId);
  return google === null ? <p>Not offered</p> : <GoogleButton google={google} />;
}

test("where Google is not set up there is no button", async () => {
  await drawn(<Shown goTo={null} />);
  await expect.element(page.getByText("Not offered")).toBeVisible();
});

test("what one wanted goes along: the page if it is of this site, the invitation, else the survey", async () => {
  setUp();
  const server = fakeServer();
  server.answer("getGoogleAuthLink", { tooOftenAttempts: { retryAfterMs: 1000 } });
  const inputs = () => server.asked.map(({ input }) => input);
  const press = () => userEvent.click(page.getByRole("button", { name: "Continue with Google" }));
  const first = await drawn(<Shown goTo="/s/garden" />);
  await press();
  await expect.poll(() => inputs()).toEqual([{ redirect: "/s/garden", survey: true }]);
  await first.unmount();
  await drawn(<Shown goTo="//evil.example" invitationId="code" />);
  await press();
  await expect.poll(() => inputs().at(-1)).toEqual({ invitationId: "code" });
});

test("why Google's page cannot be opened is said, and the button works again", async () => {
  setUp();
  const server = fakeServer();
  server.answer("getGoogleAuthLink", { tooOftenAttempts: { retryAfterMs: 1000 } });
  await drawn(<Shown goTo="/s/garden" />);
  await userEvent.click(page.getByRole("button", { name: "Continue with Google" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Too often attempts try again later");
  await expect.element(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
});
