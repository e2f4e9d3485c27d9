import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { exampleSso, exampleTrial } from "./fixtures/exampleSso.ts";
import { SsoSetting } from "./SsoSetting.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam({ plan: "enterprise" });
const sso = exampleSso();
const save = page.getByRole("button", { name: "Save single sign-on" });

async function settings(kept = sso) {
  const server = fakeServer();
  server.answer("getTeamSso", { success: { sso: kept } });
  server.answer("getSsoTest", { success: { test: null } });
  const queries = createQueries();
  await drawn(<SsoSetting team={team} />, queries);
  await expect.element(page.getByLabelText("Sign-in URL")).toBeVisible();
  return { ...server, queries };
}
const sent = (server: Pick<ReturnType<typeof fakeServer>, "asked">) =>
  server.asked.filter(({ operation }) => operation === "updateTeamSso").map(({ input }) => input);

test("an admin sees what is set and what their provider needs, and nothing to save", async () => {
  await settings();
  await expect.element(page.getByLabelText("Identity provider entity ID")).toHaveValue(sso.entityId);
  await expect.element(page.getByText("SHA-256, 4F:9C … 21:A0")).toBeVisible();
  await expect.element(page.getByText(sso.own.acsUrl)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Download metadata" }))
    .toHaveAttribute("href", sso.own.metadataUrl);
  await expect.element(save).toBeDisabled();
});

test("what the provider needs stands in a field to copy from where the browser does not copy it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await settings();
  await drawn(<OverlayHosts />);
  await userEvent.click(page.getByRole("button", { name: /^Copy: / }).first());
  await expect.element(page.getByRole("textbox", { name: "Copy this yourself" })).toHaveValue(sso.own.acsUrl);
  write.mockRestore();
});

test("one certificate makes room for the next, and both are kept by one press", async () => {
  const server = await settings();
  server.answer("updateTeamSso", { success: { sso } });
  await expect.element(page.getByLabelText("New certificate")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Remove certificate 4F:9C" }));
  await userEvent.fill(page.getByLabelText("New certificate"), "pasted");
  await userEvent.click(save);
  const { isEnabled, signInUrl, entityId, buttonText } = sso;
  const input = { teamId: team.id, isEnabled, signInUrl, entityId, buttonText, certificates: ["next", "pasted"] };
  await expect.poll(() => sent(server)).toEqual([input]);
  await expect.element(page.getByLabelText("New certificate")).not.toBeInTheDocument();
});

test("the keyboard's focus goes on to what takes the place of a removed certificate", async () => {
  await settings();
  const remove = (start: string) => page.getByRole("button", { name: `Remove certificate ${start}` });
  remove("4F:9C").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove("4F:9C")).not.toBeInTheDocument();
  await expect.element(remove("B2:07")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("None yet.")).toBeVisible();
  await expect.element(page.getByLabelText("New certificate")).toHaveFocus();
});

test("what is typed stays when the settings are fetched again and that fails", async () => {
  const { answer, asked, queries } = await settings();
  await userEvent.fill(page.getByLabelText("Button text"), "typed");
  answer("getTeamSso", { forbidden: {} });
  const before = asked.length;
  await queries.refetchQueries();
  expect(asked.slice(before).map(({ operation }) => operation)).toContain("getTeamSso");
  await expect.element(page.getByLabelText("Button text")).toHaveValue("typed");
  await expect.element(page.getByText("The settings could not be loaded.")).not.toBeInTheDocument();
});

test.each([
  ["invalidSignInUrl", "Sign-in URL", "This sign-in address is not valid"],
  ["invalidIdentityProviderEntityId", "Identity provider entity ID", "The identity provider's id is not valid"],
  ["invalidSsoLoginButtonText", "Button text", "The button text is too short or too long"],
])("%s is said at its field, and what was typed stays", async (code, label, text) => {
  const server = await settings();
  server.answer("updateTeamSso", { [code]: {} });
  await userEvent.fill(page.getByLabelText(label), "typed");
  await userEvent.click(save);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByLabelText(label)).toHaveValue("typed");
});

test("a certificate that is refused is said even where two fill the list", async () => {
  const server = await settings();
  server.answer("updateTeamSso", { invalidIdentityProviderCertificate: {} });
  await userEvent.fill(page.getByLabelText("Button text"), "Kite");
  await userEvent.click(save);
  await expect.element(page.getByText("The identity provider's certificate is not valid")).toBeVisible();
});

test("a plan without it says so and asks for nothing", async () => {
  const server = fakeServer();
  await drawn(<SsoSetting team={exampleTeam({ plan: "startup" })} />);
  await expect.element(page.getByText("Single sign-on comes with the plans Enterprise and Custom.")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("settings that do not load can be asked for again", async () => {
  const server = fakeServer();
  server.answer("getTeamSso", { forbidden: {} });
  await drawn(<SsoSetting team={team} />);
  await expect.element(page.getByText("The settings could not be loaded.")).toBeVisible();
  server.answer("getTeamSso", { success: { sso } });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByLabelText("Sign-in URL")).toHaveValue(sso.signInUrl);
});

test("a trial opens the provider's page in a window of its own, and its outcome comes up beside the form", async () => {
  const server = await settings();
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  server.answer("startSsoTest", { success: { url: "https://id.kite.studio/sso?SAMLRequest=x" } });
  server.answer("getSsoTest", { success: { test: { ...exampleTrial(), outcome: null, answeredAt: null } } });
  await userEvent.click(page.getByRole("button", { name: "Run test" }));
  await expect.element(page.getByText("Waiting for your provider")).toBeVisible();
  expect(tab.location.replace).toHaveBeenCalledWith("https://id.kite.studio/sso?SAMLRequest=x");
  expect(tab.opener).toBeNull();
  server.answer("getSsoTest", { success: { test: exampleTrial() } });
  await expect.element(page.getByText("mira@kite.studio")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Run again" })).toBeVisible();
  vi.restoreAllMocks();
});

test("a trial that is refused closes its window", async () => {
  const server = await settings();
  const tab = { close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  server.answer("startSsoTest", { ssoNotEnabled: {} });
  await userEvent.click(page.getByRole("button", { name: "Run test" }));
  await expect.poll(() => tab.close.mock.calls.length).toBe(1);
  vi.restoreAllMocks();
});
