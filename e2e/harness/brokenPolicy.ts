import type { BrowserContext } from "@playwright/test";

/** Collects violations of the content security policy by a browser's pages, as `what at where`. */
export async function brokenPolicy(context: BrowserContext): Promise<readonly string[]> {
  const broken: string[] = [];
  await context.exposeBinding("reportBrokenPolicy", (_, what: string) => void broken.push(what));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const report = (globalThis as unknown as { reportBrokenPolicy(what: string): void }).reportBrokenPolicy;
      report(`${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  return broken;
}
