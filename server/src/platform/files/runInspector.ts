// Main program of the inspecting process: handles one file after another until its parent is gone.
import { inspectFile } from "./inspectFile.ts";
import type { InspectionJob } from "./inspection.ts";

process.on("message", (job: InspectionJob) => {
  void inspectFile(job)
    .catch(() => ({ ok: false, code: "fileDamaged" }) as const)
    .then((inspection) => process.send?.(inspection));
});
process.on("disconnect", () => process.exit());
