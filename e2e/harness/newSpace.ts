import { randomBytes } from "node:crypto";
import type { Person } from "./person.ts";
import type { Program } from "./program.ts";

const wish = () => ({ teamName: "Journeys", spaceName: `Journey ${randomBytes(4).toString("hex")}`, locale: "en" });

interface Reply {
  success?: { slug: string };
}

/** A space nobody else uses, made by the way of *Try for free*; returns its slug. */
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

/** The same in somebody's own browser: they are the admin of the space. */
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

/** One more room of a kind, by the admin of the space. */
export async function newRoom(
  { page }: Person,
  room: { slug: string; name: string; type: "spatial" | "stage" | "collaboration" },
): Promise<void> {
  const made = await page.evaluate(async ({ slug, name, type }) => {
    const call = async (operation: string, input: object) => {
      const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
      const response = await fetch(`/api/${operation}`, { method: "PUT", headers, body: JSON.stringify(input) });
      return ((await response.json()) as { success?: { spaceId?: string } }).success;
    };
    const space = await call("getSpaceId", { slug });
    return call("createRoom", { spaceId: space?.spaceId, name, type });
  }, room);
  if (made === undefined) throw new Error("The room was not made");
}

function slugIn(reply: Reply): string {
  if (!reply.success) throw new Error(`No space: ${JSON.stringify(reply)}`);
  return reply.success.slug;
}
