import { randomBytes } from "node:crypto";
import type { Program } from "./program.ts";

/** A space nobody else uses, made by the way of *Try for free*; returns its slug. */
export async function newSpace(program: Pick<Program, "url">): Promise<string> {
  const response = await fetch(`${program.url}/api/tryForFree`, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      "x-request-id": randomBytes(12).toString("hex"),
      origin: program.url,
    },
    body: JSON.stringify({
      teamName: "Journeys",
      spaceName: `Journey ${randomBytes(4).toString("hex")}`,
      locale: "en",
    }),
  });
  const reply = (await response.json()) as { success?: { slug: string } };
  if (!reply.success) throw new Error(`No space: ${JSON.stringify(reply)}`);
  return reply.success.slug;
}
