import { tryCallers } from "./everyCaller.ts";

await tryCallers(2, 2);
