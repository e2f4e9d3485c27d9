import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { Metrics } from "../metrics.ts";

export interface PrivateNeeds {
  metrics: Metrics;
  /** Why this program should get nobody new, or null if it is ready. */
  unready(): Promise<string | null>;
  /** Whether a custom domain leads here: proxies ask before they request a certificate for it. */
  hasHost(name: string): boolean;
}

/** The listener for monitoring: health and metrics. Never public. */
export function createPrivateServer(needs: PrivateNeeds): Server {
  return createServer((request, response) => {
    answer(needs, request.url ?? "/", response).catch(() => send(response, { status: 500, body: "failed" }));
  });
}

async function answer(needs: PrivateNeeds, url: string, response: ServerResponse): Promise<void> {
  const { registry } = needs.metrics;
  if (url === "/health/live") return send(response, { status: 200, body: "alive" });
  if (url === "/metrics")
    return send(response, { status: 200, body: await registry.metrics(), type: registry.contentType });
  if (url.startsWith(HOST_PATH)) return sendHost(needs, url, response);
  if (url !== "/health/ready") return send(response, { status: 404, body: "not found" });
  const reason = await needs.unready();
  send(response, { status: reason === null ? 200 : 503, body: reason ?? "ready" });
}

const HOST_PATH = "/hosts?";

/** In the form of Caddy's `on_demand_tls ask`. */
function sendHost({ hasHost }: PrivateNeeds, url: string, response: ServerResponse): void {
  const name = new URLSearchParams(url.slice(HOST_PATH.length)).get("domain") ?? "";
  const isOurs = hasHost(name.toLowerCase());
  send(response, isOurs ? { status: 200, body: "leads here" } : { status: 404, body: "not found" });
}

interface Answer {
  status: number;
  body: string;
  type?: string;
}

function send(response: ServerResponse, { status, body, type = "text/plain; charset=utf-8" }: Answer): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
