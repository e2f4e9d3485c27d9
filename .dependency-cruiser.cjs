/** Who may import whom. The drawing in docs/ARCHITECTURE.md shows the same arrows. */
const never = (name, from, to, why) => ({ name, severity: "error", comment: why, from, to });
const programs = "server|web|media";

module.exports = {
  forbidden: [
    never("no-cycles", {}, { circular: true }, "A cycle hides which part is the lower one."),
    never(
      "contract-stands-alone",
      { path: "^contract/" },
      { path: "^(rules|server|media|web|testkit|e2e|bench)/" },
      "The contract knows nobody.",
    ),
    never(
      "rules-know-only-the-contract",
      { path: "^rules/", pathNot: "\\.test\\.ts$" },
      { path: "^(server|media|web|testkit|e2e|bench)/" },
      "Rules are pure.",
    ),
    never(
      "pure-packages-touch-nothing-outside",
      { path: "^(contract|rules)/", pathNot: "\\.test\\.ts$" },
      { dependencyTypes: ["core"] },
      "Contract and rules have no I/O.",
    ),
    never(
      "programs-meet-in-the-contract",
      { path: `^(${programs})/` },
      { path: `^(${programs})/`, pathNot: ["^$1/"] },
      "Programs talk over the wire; only the server's start may start the media worker.",
    ),
    never(
      "platform-knows-no-domain",
      { path: "^(server|web)/src/(platform|ui)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^$1/src/", pathNot: "^$1/src/(platform|ui)/" },
      "Platform and ui code is domain-free.",
    ),
    never(
      "domains-meet-at-the-front-door",
      { path: "^(server|web)/src/([^/]+)/", pathNot: ["\\.test\\.tsx?$", "^web/src/(app|testing)/"] },
      {
        path: "^$1/src/[^/]+/",
        pathNot: ["^$1/src/$2/", "^$1/src/[^/]+/index\\.tsx?$", "^$1/src/(platform|ui|testing)/"],
      },
      "Import another domain's index.ts only.",
    ),
    never(
      "sheets-stay-with-their-screen",
      { path: "^web/src/([^/]+)/([^/]+)/", pathNot: ["\\.test\\.tsx?$", "/fixtures/"] },
      {
        path: "^web/src/$1/[^/]+/.*\\.module\\.css$",
        pathNot: ["^web/src/$1/$2/", "^web/src/ui/"],
      },
      "A screen that draws with another one's sheet changes when that one does; what both need is in ui/.",
    ),
    never(
      "tests-stay-out",
      {
        pathNot: [
          "\\.test\\.tsx?$",
          "/(testing|fixtures|trials|bench)/",
          "^web/src/(.+/gallery\\.tsx$|app/gallery/)",
          "^(testkit|e2e|bench|tools)/",
        ],
      },
      { path: "\\.test\\.tsx?$|/(testing|fixtures|trials|bench)/|^testkit/" },
      "Shipped code never imports test code.",
    ),
  ].map((rule) =>
    rule.name === "programs-meet-in-the-contract"
      ? {
          ...rule,
          from: {
            ...rule.from,
            pathNot: ["^server/src/program/(startAtrium|startMediaServer)\\.ts$", "\\.test\\.ts$"],
          },
        }
      : rule,
  ),
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
    exclude: { path: "(^|/)(node_modules|dist|migrations)/" },
  },
};
