import { defineConfig } from "drizzle-kit";
import { globSync, readFileSync } from "node:fs";

/** A table is declared in the one store that reads it, or in its domain's `tables.ts`: all files are searched. */
const schema = globSync("server/src/**/*.ts").filter((path) => {
  const code = readFileSync(path, "utf8");
  const hidden = /^const (\w+) = pgTable\(/m.exec(code);
  if (hidden !== null) throw new Error(`${path}: export the table ${hidden[1]}, or no migration is made for it`);
  return code.includes(" = pgTable(");
});

export default defineConfig({ dialect: "postgresql", schema, out: "./server/migrations" });
