import { enableCompileCache } from "node:module";

// Later starts find the compiled code of this one: they take a fraction of the time.
enableCompileCache();
const { run } = await import("./program/run.ts");
await run();
