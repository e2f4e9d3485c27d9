import { join } from "node:path";
import { build, preview } from "vite";

export interface GallerySite {
  /** URL of the page that draws a state by `?state=<name>`. */
  url: string;
  close(): Promise<void>;
}

/** Builds the gallery into its own folder under .data and serves it on a free port. */
export async function serveGallery(folder: string): Promise<GallerySite> {
  const root = join(import.meta.dirname, "..");
  const configFile = join(root, "web", "vite.config.ts");
  const settings = {
    configFile,
    mode: "gallery",
    logLevel: "warn",
    build: { outDir: join(root, ".data", folder) },
  } as const;
  await build(settings);
  const site = await preview({ ...settings, preview: { port: 0, host: "127.0.0.1" } });
  return { url: `${site.resolvedUrls?.local[0] ?? ""}gallery.html`, close: () => site.close() };
}
