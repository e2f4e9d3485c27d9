import { enableCompileCache } from "node:module";

// Later starts reuse the compiled code of this one and take a fraction of the time.
enableCompileCache();
const { run } = await import("./program/run.ts");
await run();
