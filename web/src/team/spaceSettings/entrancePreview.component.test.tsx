import type { Space, SpaceCard } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleMember, exampleSpace } from "../../testing/examples.ts";
import { EntrancePart } from "./EntrancePart.tsx";
import { exampleSettings } from "./fixtures/exampleSettings.ts";
import { useSettingsDraft } from "./useSettingsDraft.ts";

const preview = () => page.getByRole("complementary", { name: "What they see" });

async function drawPreview({ space = {}, card = {} }: { space?: Partial<Space>; card?: Partial<SpaceCard> }) {
  const queries = createQueries();
  const { teamId } = exampleSpace();
  queries.setQueryData(read("getAccountProfile", {}).queryKey, {
    account: exampleAccount({ name: "Mira", about: "Draws" }),
  });
  queries.setQueryData(read("listTeamSpaces", { teamId }).queryKey, { spaces: [exampleSpace(card)] });
  function Part() {
    return <EntrancePart form={useSettingsDraft(exampleSettings({ space }))} />;
  }
  await drawn(<Part />, queries);
}

const seeAs = (who: string) => userEvent.click(preview().getByText(who, { exact: true }));

test("a member is known by name, a guest is asked for one, and for words where the space asks for them", async () => {
  await drawPreview({ space: { isWelcomeRequired: true } });
  await expect.element(preview().getByText("Mira")).toBeVisible();
  await expect.element(preview().getByText("A few words about you")).not.toBeInTheDocument();
  await seeAs("A guest");
  await expect.element(preview().getByText("Your name")).toBeVisible();
  await expect.element(preview().getByText("A few words about you")).toBeVisible();
  await expect.element(preview().getByText("Mira")).not.toBeInTheDocument();
});

test("who is inside is seen on the card as it will be seen there", async () => {
  const people = [exampleMember("timur"), exampleMember("priya")];
  await drawPreview({ card: { onlineCount: 6, people } });
  await expect.element(preview().getByText("6 people inside")).toBeVisible();
});

test("with the switch off a guest sees only how many are inside, and a member sees whom", async () => {
  await drawPreview({ card: { onlineCount: 6, people: [exampleMember("timur"), exampleMember("priya")] } });
  const faces = () => preview().element().querySelectorAll("[data-face]").length;
  const turn = page.getByRole("switch", { name: /^Show who is inside/ });
  await seeAs("A guest");
  await expect.poll(faces).toBe(2);
  await userEvent.click(turn);
  await expect.element(turn).not.toBeChecked();
  await expect.poll(faces).toBe(0);
  await expect.element(preview().getByText("6 people inside")).toBeVisible();
  await seeAs("A member");
  await expect.poll(faces).toBe(2);
});

test("behind a password nobody sees who is inside, and the password is asked for", async () => {
  await drawPreview({ space: { hasPassword: true }, card: { onlineCount: 6, people: [exampleMember("timur")] } });
  await expect.element(preview().getByText("Password")).toBeVisible();
  await expect.element(preview().getByText(/inside/)).not.toBeInTheDocument();
});
