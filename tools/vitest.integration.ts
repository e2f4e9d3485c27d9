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
    // Modules are loaded once for all files; each file has its own database. Isolated, every file takes 3 s more.
    isolate: false,
    // Limits for hanging tests, not performance limits: a busy machine takes many times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
