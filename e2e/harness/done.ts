import type { Person } from "./person.ts";

/** Calls operations from a person's own browser; a refusal fails the journey. */
export const done = <Success>({ page }: Person, operation: string, input: object): Promise<Success> =>
  page.evaluate(
    async ([name, body]) => {
      const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
      const response = await fetch(`/api/${name}`, { method: "PUT", headers, body });
      const reply = (await response.json()) as { success?: Success };
      if (reply.success === undefined) throw new Error(`${name} was refused`);
      return reply.success;
    },
    [operation, JSON.stringify(input)] as const,
  );
