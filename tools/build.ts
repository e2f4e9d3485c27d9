// `npm run build`: builds the web app as it is served. The server and the media server run from their sources.
import { rmSync } from "node:fs";
import { runSteps } from "./steps.ts";

// A removed build counts as outdated, so preparing builds it again.
rmSync("web/dist", { recursive: true, force: true });
const outcomes = await runSteps([{ name: "web app", command: "node", args: ["tools/prepare.mjs", "--for=start"] }]);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
