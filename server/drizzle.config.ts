import { defineConfig } from "drizzle-kit";
import { globSync, readFileSync } from "node:fs";

/** A table stands with the one store that reads it, or in its domain's `tables.ts`: wherever one is declared. */
const schema = globSync("server/src/**/*.ts").filter((path) => readFileSync(path, "utf8").includes(" = pgTable("));

export default defineConfig({ dialect: "postgresql", schema, out: "./server/migrations" });
