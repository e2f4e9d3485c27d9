import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export interface RawRequest {
  method?: string;
  /** Sent as they are, including headers a browser would not let a page set. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One HTTP request on its own connection, to `http://127.0.0.1:<port><path>`. */
export function rawRequest(port: number, path: string, asked: RawRequest = {}): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const { method = "GET", headers = {}, body } = asked;
    const out = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("error", fail);
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    out.on("error", fail);
    out.end(body);
  });
}
