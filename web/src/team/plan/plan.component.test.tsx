import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeContact, openedContact } from "../../contact/openedContact.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { PlanView } from "./PlanScreen.tsx";

afterEach(closeContact);

test("the people of a plan are those that were bought", async () => {
  await drawnWithLinks(<PlanView team={exampleTeam({ plan: "startup", capacity: 18 })} />);
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("18");
});

test("during a trial a free team reads the terms of the plan that it tries", async () => {
  const team = exampleTeam({ plan: "free", planNow: "startup", capacity: 10, spacesCount: 2 });
  await drawnWithLinks(<PlanView team={team} />);
  const values = page.getByRole("definition");
  await expect.element(values.first()).toHaveTextContent("10");
  await expect.element(values.nth(1)).toHaveTextContent("2 of 5");
  await expect.element(page.getByText("Startup")).toBeVisible();
  await expect.element(page.getByText("Megaphone: included")).toBeVisible();
});

test("more than an agreed plan has is asked for in words, by the team's admins", async () => {
  const team = exampleTeam({ plan: "custom" });
  const screen = await drawnWithLinks(<PlanView team={team} />);
  await userEvent.click(page.getByRole("button", { name: "Talk to us" }));
  expect(openedContact.getState().current).toEqual({ kind: "sales", from: { openedFrom: "plan", teamId: team.id } });
  await screen.unmount();
  await drawnWithLinks(
    <>
      <PlanView team={exampleTeam({ plan: "custom", role: "MEMBER" })} />
      <PlanView team={exampleTeam({ plan: "startup" })} />
    </>,
  );
  await expect.element(page.getByText("Limits").first()).toBeVisible();
  expect(page.getByRole("button", { name: "Talk to us" }).elements()).toEqual([]);
});

test("a team with a contract reads its own limits; its admins until when it is in force, and the note", async () => {
  const contract = { until: "2027-03-31", endsAt: "2027-04-01T00:00:00.000Z", note: "Order 4711\nkim@example.org" };
  const limits = { capacity: 400, spacesLimit: 8, recordingsLimit: 12 };
  await drawnWithLinks(<PlanView team={exampleTeam({ plan: "custom", ...limits, contract })} />);
  const agreed = page.getByTestId("contract");
  await expect.element(agreed.getByText("In force through 31 March 2027.")).toBeVisible();
  const afterwards = "messages older than 90 days are deleted from the team’s chats, beginning 30 days later.";
  await expect.element(agreed.getByText(afterwards, { exact: false })).toBeVisible();
  await expect.element(agreed.getByText(/^Order 4711\s+kim@example\.org$/)).toBeVisible();
  const values = page.getByRole("definition");
  await expect.element(values.first()).toHaveTextContent("400");
  await expect.element(values.nth(1)).toHaveTextContent("5 of 8");
  await expect.element(values.last()).toHaveTextContent("12");
});

test("an agreed plan without a contract says nothing of one", async () => {
  await drawnWithLinks(<PlanView team={exampleTeam({ plan: "custom", contract: null })} />);
  await expect.element(page.getByText("Limits").first()).toBeVisible();
  expect(page.getByTestId("contract").elements()).toEqual([]);
});
