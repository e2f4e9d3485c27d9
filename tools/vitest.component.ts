import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserLaunch } from "../testkit/src/browserLaunch.ts";

/** Components in a real browser: hooks, dialogs, focus. The files are beside the code as `x.component.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL("../web", import.meta.url)),
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
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 1024, height: 768 },
    },
  },
});
