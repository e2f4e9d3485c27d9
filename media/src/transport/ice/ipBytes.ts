/** 4 or 16 bytes of an address as sockets print it; 4 for an IPv4 address seen on an IPv6 socket. */
export function ipBytes(ip: string): Buffer {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!mapped.includes(":")) return Buffer.from(mapped.split(".").map(Number));
  const [left = "", right] = (mapped.split("%")[0] ?? "").split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const out = Buffer.alloc(16);
  [...head, ...zeros, ...tail].forEach((word, index) => out.writeUInt16BE(Number.parseInt(word, 16), index * 2));
  return out;
}
