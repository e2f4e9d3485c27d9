import { newRoom, newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("somebody of the audience asks to come up, is brought on stage and heard by all, and steps down", async ({
  person,
}) => {
  const [host, speaker, listener] = [await person(), await person(), await person()];
  const slug = await newSpaceOf(host);
  await newRoom(host, { slug, name: "Hall", type: "stage" });
  const [hostName, speakerName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await speaker.enter(slug, speakerName);
  await listener.enter(slug, unique("Lea"));
  for (const { page } of [host, speaker, listener]) {
    await page.getByRole("button", { name: "Enter Hall" }).click();
    await expect(page.getByText("Nobody is on stage yet")).toBeVisible();
  }
  await expect(speaker.button("micOn")).toBeHidden();

  await speaker.page.getByRole("button", { name: "Raise hand" }).click();
  await host.page.getByRole("button", { name: `Accept ${speakerName}'s hand` }).click();
  await speaker.page.getByTestId("stage-asked").getByRole("button", { name: "Get ready" }).click();
  await speaker.page.getByRole("button", { name: "I am ready" }).click();
  await expect(speaker.page.getByTestId("stage-waiting")).toBeVisible();
  await expect(listener.page.getByText("Nobody is on stage yet")).toBeVisible();
  await host.page.getByRole("button", { name: `Bring ${speakerName} on stage` }).click();

  const presenters = listener.page.getByRole("list", { name: "On stage" });
  await expect(presenters.getByText(speakerName)).toBeVisible();
  await speaker.turnOn("mic");
  await listener.hears(speakerName);
  await host.hears(speakerName);

  const card = host.page.getByTestId("stage-card");
  await card.getByRole("button", { name: `Put ${speakerName} in the spotlight` }).click();
  await expect(speaker.page.getByText("You are in the spotlight")).toBeVisible();
  await expect(presenters.getByText("In the spotlight")).toBeVisible();
  await card.getByRole("button", { name: `End ${speakerName}'s spotlight` }).click();
  await expect(presenters.getByText("In the spotlight")).toBeHidden();

  await host.page.getByRole("button", { name: `Put ${speakerName} back into the audience` }).click();
  await expect(speaker.page.getByText(`${hostName} put you back into the audience`)).toBeVisible();
  await expect(listener.page.getByText("Nobody is on stage yet")).toBeVisible();
  await expect(speaker.page.getByRole("button", { name: "Raise hand" })).toBeVisible();
});
