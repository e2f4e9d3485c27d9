import { newId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { rootLinks } from "./rootLinks.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const log = createLog({ level: "silent" });
const ledTo = (query: string) => rootLinks({ db, log })(new URLSearchParams(query));

test("a link to the root with a room leads to the room's space, with all that it carries", async () => {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const room = rooms[0]?.id ?? "";
  expect(await ledTo(`room=${room}`)).toBe(`/s/${slug}?room=${room}`);
  expect(await ledTo(`pass=a%26b&room=${room}`)).toBe(`/s/${slug}?pass=a%26b&room=${room}`);
  await desk.done(admin, "deleteSpace", { spaceId });
  expect(await ledTo(`room=${room}`)).toBeNull();
});

test("a room that nobody knows, or none, leads nowhere", async () => {
  for (const query of ["", "find=x", `room=${newId()}`, "room=//evil.example", "room=%0d%0aLocation:x"])
    expect(await ledTo(query), query).toBeNull();
});

test("without the database a link leads nowhere, and its page comes up", async () => {
  const away = await createTestDatabase();
  await away.close();
  expect(await rootLinks({ db: away.db, log })(new URLSearchParams({ room: newId() }))).toBeNull();
});
