import { createHash } from "node:crypto";

export interface HeaderOptions {
  /** Behind https: tells browsers to use only https. */
  secure: boolean;
  /** Origins other than our own that pages connect to (an external media server). */
  connectTo: readonly string[];
  /** Whether pages may load a tag manager. */
  counts: boolean;
  /** The page whose inline scripts may run; no others may. */
  page: string;
}

/** The headers of every answer. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(options),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy":
      'camera=(self), microphone=(self), display-capture=(self), speaker-selection=(self), autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com" "https://player.twitch.tv"), fullscreen=(self), clipboard-write=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    ...(options.secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Google's tag manager and its analytics hosts. */
const COUNTERS = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

function contentSecurityPolicy({ connectTo, counts, page }: HeaderOptions): string {
  const counters = counts ? COUNTERS : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // Background segmentation is WebAssembly from our own origin; `eval` of text stays forbidden.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...counters.slice(0, 1), ...inlineScriptHashes(page)],
    // The component library creates style elements and attributes at run time.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...counters],
    "media-src": ["'self'", "blob:", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connectTo, ...counters],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "frame-src": ["https:"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function inlineScriptHashes(page: string): string[] {
  const inline = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...inline].map(([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
}
