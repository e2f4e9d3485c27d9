import { enableCompileCache } from "node:module";

// Later starts reuse the code compiled by this one and are several times faster.
enableCompileCache();
const { run } = await import("./program/run.ts");
await run();
