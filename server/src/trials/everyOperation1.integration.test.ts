import { vi } from "vitest";

vi.stubEnv("TRIAL_SHARD", "1/2");
await import("./everyOperation.ts");
