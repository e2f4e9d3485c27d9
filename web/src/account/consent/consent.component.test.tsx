import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerConsent, consent, recallConsent } from "../../platform/consent.ts";
import { trackPage } from "../../platform/analytics.ts";
import { drawn } from "../../testing/drawn.tsx";
import { ConsentBar } from "./ConsentBar.tsx";

const counter = () => document.querySelector('script[src^="https://www.googletagmanager.com"]');
const events = () => (globalThis.dataLayer ?? []).map((entry) => (entry as { event?: string }).event);
const DAY_MS = 86_400_000;

beforeEach(() => {
  const meta = document.createElement("meta");
  meta.name = "tag-manager";
  meta.content = "GTM-TEST1";
  document.head.append(meta);
  localStorage.removeItem("consent");
  consent.setState({ answer: null });
});
afterEach(() => {
  document.querySelector('meta[name="tag-manager"]')?.remove();
  counter()?.remove();
  globalThis.dataLayer = undefined;
  localStorage.removeItem("consent");
});

const button = (name: RegExp) => page.getByRole("button", { name });

test("before an answer nothing is loaded, and a no is remembered for half a year", async () => {
  await drawn(<ConsentBar />);
  trackPage("dashboard");
  expect(counter()).toBeNull();
  await userEvent.click(button(/^Only those two$/));
  await expect.element(page.getByText("Two cookies keep you signed in")).not.toBeInTheDocument();
  expect([counter(), events()]).toEqual([null, []]);
  const recalled = (nowMs: number) => {
    consent.setState({ answer: null });
    recallConsent(nowMs);
    return consent.getState().answer?.counting ?? null;
  };
  expect(recalled(Date.now() + 182 * DAY_MS)).toBe(false);
  expect(recalled(Date.now() + 184 * DAY_MS)).toBeNull();
});

test("a yes counts pages from then on, and taking it back ends that and its cookies", async () => {
  await drawn(<ConsentBar />);
  await userEvent.click(button(/^Details$/));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /^Allow counting$/ }));
  await expect.poll(counter).not.toBeNull();
  trackPage("dashboard");
  expect(events()).toEqual(["gtm.js", "cookie_consent_statistics", "page_view"]);
  document.cookie = "_ga=GA1.1.1.1; path=/";
  answerConsent(false, Date.now());
  trackPage("dashboard-team");
  expect(events().slice(3)).toEqual(["cookie_consent_statistics_withdrawn"]);
  expect(document.cookie).not.toContain("_ga=");
});
