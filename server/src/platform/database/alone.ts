import { Client } from "pg";

/**
 * Does a piece of work that one program on the database does at a time; false if another one is at it, and nothing was
 * done. The work stops soon once `isMine` says no: another program may have begun it.
 */
export type Alone = (what: string, work: (isMine: () => boolean) => Promise<void>) => Promise<boolean>;

const WAIT_MS = 5000;
/** Work that hangs holds it no longer: another program may do it. */
const AT_MOST_MS = 30 * 60_000;

/**
 * The lock lives and dies with a connection of its own: it goes with its program, however that ends, and within a minute
 * if its machine is cut off.
 */
export const aloneOn =
  (databaseUrl: string, { atMostMs = AT_MOST_MS }: { atMostMs?: number } = {}): Alone =>
  async (what, work) => {
    let isHeld = true;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "atrium alone",
      keepAlive: true,
      connectionTimeoutMillis: WAIT_MS,
      query_timeout: WAIT_MS,
    });
    client.on("error", () => (isHeld = false));
    client.on("end", () => (isHeld = false));
    await client.connect();
    const limit = setTimeout(() => {
      isHeld = false;
      void client.end().catch(() => undefined);
    }, atMostMs);
    try {
      await client.query(
        "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3",
      );
      const asked = "select pg_try_advisory_lock(hashtextextended($1, 0)) as locked";
      const { rows } = await client.query<{ locked: boolean }>(asked, [`alone: ${what}`]);
      if (rows[0]?.locked !== true) return false;
      await work(() => isHeld);
      return true;
    } finally {
      clearTimeout(limit);
      await client.end().catch(() => undefined);
    }
  };
