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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
