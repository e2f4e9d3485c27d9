import type { LitePeerTransport } from "./litePeerTransport.ts";
import type { NetworkPath } from "./ice/networkPath.ts";

/** A known remote UDP address and its owner. */
export interface UdpPath extends NetworkPath {
  owner: LitePeerTransport | null;
}

/** Finds the path of an incoming datagram. Nested by port, so that no key string is built per packet. */
export class PathTable {
  readonly #byPort = new Map<number, UdpPath[]>();

  find(ip: string, port: number): UdpPath | null {
    const paths = this.#byPort.get(port);
    if (paths === undefined) return null;
    for (const path of paths) if (path.ip === ip) return path;
    return null;
  }

  add(path: UdpPath): void {
    const paths = this.#byPort.get(path.port);
    if (paths === undefined) this.#byPort.set(path.port, [path]);
    else paths.push(path);
  }

  delete(path: NetworkPath): void {
    const left = (this.#byPort.get(path.port) ?? []).filter((other) => other !== path);
    if (left.length === 0) this.#byPort.delete(path.port);
    else this.#byPort.set(path.port, left);
  }
}
