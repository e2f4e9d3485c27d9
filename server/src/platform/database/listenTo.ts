import { Client } from "pg";
import type { Clock } from "../clock.ts";

interface ListenNeeds {
  databaseUrl: string;
  channel: string;
  onText: (text: string) => void;
  /** It has stopped listening, or listens again after it had. */
  onGap: (gap: { isOver: boolean }) => void;
  clock: Pick<Clock, "after" | "every">;
  onFault: (error: unknown) => void;
}

const AGAIN_MS = 1000;
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * Listens on a channel of the database over its own connection, which is replaced when it breaks or stops answering.
 * Resolves once it listens; returns its undo.
 */
export async function listenTo(needs: ListenNeeds): Promise<() => Promise<void>> {
  let isOver = false;
  let client = await connect();
  const stopAsking = needs.clock.every(ASK_EVERY_MS, () => {
    const asked = client;
    asked?.query("select 1").catch(() => lose(asked));
  });

  async function connect(): Promise<Client | null> {
    const fresh = new Client({
      connectionString: needs.databaseUrl,
      application_name: "atrium news",
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    fresh.on("notification", ({ payload }) => needs.onText(payload ?? ""));
    fresh.on("error", () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(needs.channel)}`);
      if (!isOver) return fresh;
    } catch (error) {
      needs.onFault(error);
      comeAgain();
    }
    void fresh.end().catch(() => undefined);
    return null;
  }
  function comeAgain(): void {
    if (isOver) return;
    needs.clock.after(AGAIN_MS, () => {
      void connect().then((made) => {
        client = made;
        if (made !== null) needs.onGap({ isOver: true });
      });
    });
  }
  function lose(lost: Client): void {
    if (client !== lost) return;
    client = null;
    void lost.end().catch(() => undefined);
    needs.onGap({ isOver: false });
    comeAgain();
  }

  return async () => {
    isOver = true;
    stopAsking();
    await client?.end().catch(() => undefined);
  };
}
