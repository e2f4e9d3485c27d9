import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ownProfile } from "../session/ownAccount.ts";
import type { AccountPart } from "./accountPart.ts";
import { AccountScreen } from "./AccountScreen.tsx";

afterEach(() => vi.unstubAllGlobals());

const account = exampleAccount();

test("a tab keeps the focus while its part takes the place of another, and what was kept is of its part", async () => {
  const server = fakeServer();
  server.hold();
  let show: (part: AccountPart) => void = () => undefined;
  function Screen() {
    const [part, setPart] = useState<AccountPart>("profile");
    show = setPart;
    return <AccountScreen part={part} notices={<p>Notices of chats</p>} integrations={null} />;
  }
  const queries = createQueries();
  queries.setQueryData(ownProfile.queryKey, { account });
  await drawnWithLinks(<Screen />, queries);
  await userEvent.fill(page.getByLabelText("Name", { exact: true }), "Mira H.");
  await expect.element(page.getByText("Saving…").first()).toBeInTheDocument();
  const tab = page.getByRole("link", { name: "Notifications" });
  tab.element().focus();
  show("notices");
  await expect.element(page.getByText("Notices of chats")).toBeVisible();
  await expect.element(tab).toHaveFocus();
  await expect.element(page.getByText("Saving…")).not.toBeInTheDocument();
});
