import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["{server,media,testkit,tools}/**/*.integration.test.ts"],
    setupFiles: ["./tools/propertySizes.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["./testkit/src/database/testCluster.ts"],
    maxWorkers: 2,
    // What files import is read once for all of them; each has a database of its own. Alone it was 3 s a file.
    isolate: false,
    // Caps for what hangs, not times to hold: a busy machine takes many times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
