// The program with its own database, under measurement: forked by `callsBench.ts`.
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { countStatements } from "@atrium/testkit/statements";
import { serveMeasured } from "../measuredProcess.ts";

const atrium = await startTestAtrium();
serveMeasured({ port: atrium.port }, { count: countStatements(atrium.db), stop: () => atrium.stop() });
