import { tryOperations } from "./everyOperation.ts";

await tryOperations(2, 2);
