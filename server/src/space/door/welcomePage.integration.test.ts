import { must } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);

test("a welcome page asks for what the caller has not said, as the door does", async () => {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name: "Kite", template: "garden" });
  const guest = await desk.account();
  const guestId = must(guest.accountId, "they have an account");
  const welcome = async (who: Parameters<typeof desk.done>[0]) =>
    (await desk.done(who, "getWelcomePage", { slug: slug.toUpperCase() })).welcome;
  expect(await welcome(desk.nobody())).toEqual({ isRequired: false, asks: ["name"] });
  await desk.done(admin, "updateSpace", { spaceId, isWelcomeRequired: true });
  expect(await welcome(desk.nobody())).toEqual({ isRequired: true, asks: ["name", "about"] });
  expect(await welcome(guest)).toEqual({ isRequired: true, asks: ["name", "about"] });
  await arrange.account(guestId, { name: "Gleb" });
  expect(await welcome(guest)).toEqual({ isRequired: true, asks: ["about"] });
  await arrange.account(guestId, { about: "I draw birds" });
  expect(await welcome(guest)).toEqual({ isRequired: true, asks: [] });
  expect(await desk.call(guest, "getWelcomePage", { slug: "nobody-has-this-one" })).toMatchObject({
    code: "spaceNotFound",
  });
});
