import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { sharedChunks } from "../tools/bundle/sharedChunks.ts";
import manifest from "./package.json" with { type: "json" };

/** Where the development server finds Atrium's own program. */
const server = process.env["ATRIUM_SERVER"] ?? "http://localhost:4400";
// The program only answers pages of its own address.
const proxied = (ws: boolean) => ({ target: server, ws, changeOrigin: true, headers: { origin: server } });

/**
 * What every page needs of the contract. Chunks run before what imports them: how schemas are made is said in the chunk of
 * the library that makes them.
 */
const SCHEMAS = /interpretSchemas|node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](?:common|errors|live)[\\/]/;

/**
 * What operations say of themselves is for the reference page; who may call them, where, how often and what they refuse, for
 * the server: no browser carries it. A page reads what goes in and comes out, and what a call touches.
 */
const withoutUnread: Plugin = {
  name: "without-unread",
  enforce: "pre",
  apply: "build",
  transform(code, id) {
    if (!/[\\/]contract[\\/]src[\\/].*perations\.ts$/.test(id)) return null;
    const read = code
      .replaceAll(/says:\s*"(?:[^"\\]|\\.)*"/g, 'says: ""')
      .replaceAll(/\brefusals: \[[^\]]*\]/g, "refusals: []")
      .replaceAll(/\b(?:may|subject|rate|keeps|inside): "[^"]*",?/g, "")
      .replaceAll(/\bmay: \{(?:[^{}]|\{[^{}]*\})*\},?/g, "");
    return { code: read, map: null };
  },
};

/** Modules that several pages load, in the chunk that is named for them. What they import is in a chunk that is loaded as well. */
const shared = (names: ReadonlyMap<string, string>) => ({
  name: (id: string) => names.get(id) ?? null,
  includeDependenciesRecursively: false,
});

/** The configuration; of a build with the chunks that modules are put into by name. */
const configOf = (mode: string, names: ReadonlyMap<string, string>): UserConfig => ({
  root: import.meta.dirname,
  plugins: [withoutUnread, react()],
  define: { "import.meta.env.VITE_CLIENT_VERSION": JSON.stringify(manifest.version) },
  server: {
    proxy: {
      "/api": proxied(false),
      "/dev/mail/mails": proxied(false),
      "/health": proxied(false),
      "/live": proxied(true),
      "/rtc": proxied(true),
      "/upload": proxied(false),
      "/files": proxied(false),
    },
  },
  // Threads load their parts as modules do.
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Inlined pictures would need `img-src data:` and cannot be cached apart from the code.
    assetsInlineLimit: 0,
    sourcemap: mode === "gallery",
    outDir: mode === "gallery" ? "../.data/gallery-site" : "dist",
    emptyOutDir: true,
    rolldownOptions: {
      input: mode === "gallery" ? "gallery.html" : "index.html",
      output: { codeSplitting: { groups: [{ name: "schemas", test: SCHEMAS, priority: 1 }, shared(names)] } },
    },
    reportCompressedSize: true,
  },
});

export default defineConfig(async ({ mode, command }) => {
  const isShipped = command === "build" && mode !== "gallery";
  return configOf(mode, isShipped ? await sharedChunks(configOf(mode, new Map())) : new Map());
});
