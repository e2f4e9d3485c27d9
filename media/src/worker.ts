import { enableCompileCache } from "node:module";

// Each thread compiles its own code: without the cache it starts two to three times slower, while people wait after a
// crash.
enableCompileCache();
await import("./runWorker.ts");
