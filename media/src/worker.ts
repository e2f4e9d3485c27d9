import { enableCompileCache } from "node:module";

// A thread compiles for itself: without the cache it starts two to three times slower, and after a crash people wait for it.
enableCompileCache();
await import("./runWorker.ts");
