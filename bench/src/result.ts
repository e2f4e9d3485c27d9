/** What one benchmark found: a table, and whether its promises hold. */
export interface BenchResult {
  title: string;
  says: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  verdicts: readonly { says: string; holds: boolean }[];
}

/** The result as Markdown, for the terminal and for docs/benchmarks.md. */
export function asMarkdown(result: BenchResult): string {
  return [
    `## ${result.title}`,
    "",
    result.says,
    "",
    `| ${result.columns.join(" | ")} |`,
    `|${result.columns.map(() => " --- |").join("")}`,
    ...result.rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    ...result.verdicts.map((verdict) => `- ${verdict.holds ? "holds" : "**does not hold**"}: ${verdict.says}`),
    "",
  ].join("\n");
}
