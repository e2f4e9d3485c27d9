import { randomBytes } from "node:crypto";
import type { Person } from "./person.ts";
import type { Program } from "./program.ts";

const wish = () => ({ teamName: "Journeys", spaceName: `Journey ${randomBytes(4).toString("hex")}`, locale: "en" });

interface Reply {
  success?: { slug: string };
}

/** Creates a space for this journey alone through *Try for free*; returns its slug. */
export async function newSpace(program: Pick<Program, "url">): Promise<string> {
  const response = await fetch(`${program.url}/api/tryForFree`, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      "x-request-id": randomBytes(12).toString("hex"),
      origin: program.url,
    },
    body: JSON.stringify(wish()),
  });
  return slugIn((await response.json()) as Reply);
}

/** The same in a person's browser, which makes them the space's admin. */
export async function newSpaceOf(person: Person): Promise<string> {
  await person.page.goto(`${person.siteUrl}/legal-documents`);
  const reply = await person.page.evaluate(async (body) => {
    const requestId = crypto.randomUUID();
    const headers = { "content-type": "application/json", "x-request-id": requestId };
    const response = await fetch("/api/tryForFree", { method: "PUT", headers, body: JSON.stringify(body) });
    return (await response.json()) as Reply;
  }, wish());
  return slugIn(reply);
}

/** Adds a room, as the space's admin. */
export async function newRoom(
  admin: Person,
  { slug, ...room }: { slug: string; name: string; type: "spatial" | "stage" | "collaboration" },
): Promise<void> {
  await callFor(admin, { slug, operation: "createRoom", input: room });
}

/** Changes a space's settings, as its admin. */
export async function changeSpace(
  admin: Person,
  { slug, changes }: { slug: string; changes: { startsAt?: string; password?: string } },
): Promise<void> {
  await callFor(admin, { slug, operation: "updateSpace", input: changes });
}

/** Makes a call about a space from its admin's page. */
async function callFor(
  { page }: Person,
  about: { slug: string; operation: "createRoom" | "updateSpace"; input: object },
): Promise<void> {
  const done = await page.evaluate(async ({ slug, operation, input }) => {
    const call = async (name: string, body: object) => {
      const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
      const response = await fetch(`/api/${name}`, { method: "PUT", headers, body: JSON.stringify(body) });
      return ((await response.json()) as { success?: { spaceId?: string } }).success;
    };
    const space = await call("getSpaceId", { slug });
    return call(operation, { spaceId: space?.spaceId, ...input });
  }, about);
  if (done === undefined) throw new Error(`${about.operation} was refused`);
}

function slugIn(reply: Reply): string {
  if (!reply.success) throw new Error(`No space: ${JSON.stringify(reply)}`);
  return reply.success.slug;
}
