import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible } from "../harness/accessible.ts";
import { newAddress, sendAddress, signIn, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

test("an address is changed by the code that is sent to it, and another browser of mine is signed out from here", async ({
  person,
  program,
}) => {
  const [here, there] = [await person(), await person()];
  const before = await signIn(here, program);
  await there.page.goto("/login");
  await sendAddress(there, before);
  await typeCode(there.page, (await waitForMail(program.outbox, before, 1)).code);
  await expect(there.page).toHaveURL(/\/dashboard/);
  expect((await waitForMail(program.outbox, before, 2)).subject).toBe("You signed in on a new device");

  await here.page.goto("/dashboard/account");
  await expect(here.page.getByRole("main").getByText(before)).toBeVisible();
  await expectAccessible(here.page, "own account");
  await here.page.getByRole("button", { name: "Change address" }).click();
  const after = newAddress("nova");
  await here.page.getByLabel("New address").fill(after);
  await here.page.getByRole("button", { name: "Send the code" }).click();
  await expect(here.page.getByLabel("Digit 1 of 6")).toBeVisible();
  await typeCode(here.page, (await waitForMail(program.outbox, after)).code);
  await expect(here.page.getByText(`Your address is ${after} now`)).toBeVisible();
  expect((await waitForMail(program.outbox, before, 3)).subject).toBe("Your address was changed");

  await here.page.getByRole("button", { name: /^End the session in / }).click();
  await expect(here.page.getByText("1 session ended")).toBeVisible();
  await there.page.reload();
  await expect(there.page).toHaveURL(/\/login/);
  await expect(here.page.getByRole("button", { name: /^End the session in / })).toBeHidden();
});
