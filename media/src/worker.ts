import { enableCompileCache } from "node:module";

// A thread compiles its own code: without the cache it starts two to three times slower, and after a crash people are waiting.
enableCompileCache();
await import("./runWorker.ts");
