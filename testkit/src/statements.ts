import type { Database } from "@atrium/server/database";

interface Connection {
  query: (...asked: unknown[]) => unknown;
}
interface Pool {
  on(event: "acquire", hear: (connection: Connection) => void): unknown;
}

/** Counts the statements a program sends to its database from now on, including those that begin and end transactions. */
export function countStatements(db: Database): () => number {
  const { $client: pool } = db as unknown as { $client: Pool };
  const known = new WeakSet<Connection>();
  let count = 0;
  pool.on("acquire", (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (...asked) => {
      count += 1;
      return query(...asked);
    };
  });
  return () => count;
}
