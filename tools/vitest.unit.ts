import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["{contract,rules,server,media,web,testkit,bench,tools}/**/*.test.{ts,tsx}"],
    setupFiles: ["./tools/propertySizes.ts", "./tools/leaveNothing.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.integration.test.ts", "**/*.component.test.tsx"],
    passWithNoTests: false,
    // Modules are loaded once for all files: loading them for each again takes four times as long as all tests do.
    isolate: false,
    // A limit for hanging tests. Property tests take seconds on a busy machine, which is not an error.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
