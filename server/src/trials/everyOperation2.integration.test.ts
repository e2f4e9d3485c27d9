import { vi } from "vitest";

vi.stubEnv("TRIAL_SHARD", "2/2");
await import("./everyOperation.ts");
