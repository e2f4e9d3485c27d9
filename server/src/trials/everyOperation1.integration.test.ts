import { tryOperations } from "./everyOperation.ts";

await tryOperations(1, 2);
