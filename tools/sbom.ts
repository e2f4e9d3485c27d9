// `npm run sbom`: writes a CycloneDX list of what the program ships, from the lock file alone, to .data/sbom.json.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

interface Sbom {
  metadata: { component: { name: string } };
  components: readonly object[];
}

const FILE = ".data/sbom.json";
const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev"];
const listed = JSON.parse(
  execFileSync("npm", args, { encoding: "utf8", maxBuffer: 64e6, stdio: ["ignore", "pipe", "ignore"] }),
) as Sbom;
// npm names the program after its folder.
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
listed.metadata.component.name = name;
mkdirSync(".data", { recursive: true });
writeFileSync(FILE, `${JSON.stringify(listed, null, 1)}\n`);
console.log(`sbom: ${listed.components.length} packages in ${FILE}`);
