import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";
import { browserLaunch } from "../testkit/src/browserLaunch.ts";

/** Each file's frame loads some thousand modules: the browser keeps them for the run, instead of asking for each again. */
const keptModules: Plugin = {
  name: "kept-modules",
  configureServer({ config, middlewares }) {
    // While files are watched, they change.
    if (config.server.watch !== null) return;
    middlewares.use((request, reply, next) => {
      if (/^\/(?:src|@fs|@id|node_modules)\//.test(request.url ?? "")) {
        const set = reply.setHeader.bind(reply);
        set("Cache-Control", "max-age=86400, immutable");
        reply.setHeader = (name, value) => (name === "Cache-Control" ? reply : set(name, value));
      }
      next();
    });
  },
};

/** Components in a real browser: hooks, dialogs, focus. The files are beside the code as `x.component.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL("../web", import.meta.url)),
  plugins: [keptModules],
  // Dependencies found only when the page loads would be bundled then, and the page would reload during the tests.
  optimizeDeps: {
    include: [
      "@dnd-kit/core",
      "driver.js",
      "@mediapipe/tasks-vision",
      "pdfjs-dist/legacy/build/pdf.mjs",
      "pdfjs-dist/legacy/build/pdf.worker.mjs",
      "react-dom/client",
      "zustand/shallow",
    ],
  },
  test: {
    include: ["src/**/*.component.test.tsx"],
    setupFiles: ["./src/testing/componentSetup.ts"],
    passWithNoTests: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // One page for all files: each draws into its own element.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Exposes `gc`, which `componentSetup.ts` calls after each file.
      provider: playwright({
        launchOptions: { ...browserLaunch, args: [...browserLaunch.args, "--js-flags=--expose-gc"] },
        // Nobody waits for animations; a test of one asks for motion.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 1024, height: 768 },
    },
  },
});
