import { tryCallers } from "./everyCaller.ts";

await tryCallers(1, 2);
