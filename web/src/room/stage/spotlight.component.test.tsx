import type { StageState } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

/** A stage as somebody of this role sees it; what they ask about the spotlight is noted. */
async function onStage(parts: Readonly<Record<string, StageState>>, role: Cast["role"], shares = "") {
  const calls: unknown[] = [];
  const people = cast.map((person, at): Cast => ({
    ...person,
    sharing: person.key === shares,
    ...(at === 0 && role !== undefined && { role }),
  }));
  const fixture = fixtureRoom({
    people,
    parts,
    room: { type: "stage" },
    pictures: {
      webcam: () => null,
      avatarUrl: () => null,
      screen: () => ({ attach: () => () => undefined, size: null }),
    },
  });
  const port: typeof fixture = {
    ...fixture,
    call: async (operation, input) => {
      if (operation === "setSpotlight") calls.push(input);
      return fixture.call(operation, input);
    },
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { calls, light: (key: string, isSpotlit: boolean) => fixture.tellPart(key, { isSpotlit }) };
}
const presenters = page.getByRole("list", { name: "On stage" });
const tile = (name: string) => presenters.getByRole("listitem").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const mark = presenters.getByText("In the spotlight");

test("a host puts a presenter in the spotlight on their tile and ends it there; the focus stays", async () => {
  const { calls, light } = await onStage({ kofi: "on", lena: "on" }, "SPACE_ADMIN");
  const put = tile("Kofi Mensah").getByRole("button", { name: "Put Kofi Mensah in the spotlight" });
  await expect.element(put).toBeInTheDocument();
  put.element().focus();
  await userEvent.keyboard("{Enter}");
  light("kofi", true);
  await expect.element(tile("Kofi Mensah")).toHaveAttribute("data-lead", "true");
  await expect.element(mark).toBeVisible();
  await expect.element(tile("Kofi Mensah").getByRole("button", { name: "End Kofi Mensah's spotlight" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(calls).toEqual([{ accountId: idOf("kofi") }, { accountId: null }]);
});

test("in their card a host puts anybody who is on in the spotlight, themselves too", async () => {
  const { calls } = await onStage({ kofi: "on", arina: "on" }, "SPACE_MODERATOR");
  await userEvent.click(page.getByRole("button", { name: "Hands and stage" }));
  const card = page.getByTestId("stage-card");
  await userEvent.click(card.getByRole("button", { name: "Put Arina Vesnina in the spotlight" }));
  await userEvent.click(card.getByRole("button", { name: "Put Kofi Mensah in the spotlight" }));
  expect(calls).toEqual([{ accountId: idOf("arina") }, { accountId: idOf("kofi") }]);
});

test("who watches sees who is in the spotlight, has no tools for it, and looks at all alike if they like", async () => {
  const { light } = await onStage({ kofi: "on", lena: "on" }, "SPACE_MEMBER");
  await expect.element(tile("Kofi Mensah")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /spotlight/u })).not.toBeInTheDocument();
  light("lena", true);
  await expect.element(mark).toBeVisible();
  await userEvent.click(button("Everyone alike"));
  await expect.element(presenters.getByRole("img", { name: "In the spotlight" })).toBeVisible();
  await expect.element(tile("Лена Бойко")).toHaveAttribute("data-lead", "false");
  light("lena", false);
  await expect.element(presenters.getByRole("img", { name: "In the spotlight" })).not.toBeInTheDocument();
});

test("whoever is put in the spotlight is told", async () => {
  const { light } = await onStage({ kofi: "on", arina: "on" }, "SPACE_MEMBER");
  await expect.element(tile("Kofi Mensah")).toBeVisible();
  light("arina", true);
  await expect.element(page.getByText("You are in the spotlight")).toBeVisible();
});

test("beside a shared screen a face keeps its mark, and the menu has the spotlight", async () => {
  const { calls, light } = await onStage({ kofi: "on", tomas: "on" }, "SPACE_ADMIN", "tomas");
  const more = page.getByRole("button", { name: "More for Kofi Mensah" });
  await expect.element(more).toBeInTheDocument();
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("menuitem", { name: "Put in the spotlight" }));
  expect(calls).toEqual([{ accountId: idOf("kofi") }]);
  light("kofi", true);
  await expect.element(presenters.getByRole("img", { name: "In the spotlight" })).toBeVisible();
});
