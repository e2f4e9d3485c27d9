import { constants, PACKED_FLAG } from "@atrium/contract";
import { canUnpack } from "./liveSocket.ts";

/** Where the live socket of a node is; "" is the host of the page. */
export function liveAddressOf(node: string): string {
  const page = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  return `${node === "" ? page : node.replace(/\/$/, "")}${constants.socket.path}${canUnpack() ? `?${PACKED_FLAG}` : ""}`;
}
