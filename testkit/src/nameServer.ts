import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A DNS server: it answers with what is in `records`; all other names do not exist. */
export interface NameServer {
  /** `127.0.0.1:<port>` */
  address: string;
  records: Map<string, { texts?: readonly string[]; aliases?: readonly string[] }>;
  stop(): Promise<void>;
}

const TYPES = { CNAME: 5, TXT: 16 } as const;
const HEADER_BYTES = 12;
/** Flags of an answer with recursion available. */
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 3;

export async function startNameServer(): Promise<NameServer> {
  const records: NameServer["records"] = new Map();
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => socket.send(answerTo(query, records), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise((done) => socket.close(() => done())),
  };
}

function answerTo(query: Buffer, records: NameServer["records"]): Buffer {
  const { name, type, end } = readQuestion(query);
  const known = records.get(name.toLowerCase());
  const found =
    type === TYPES.TXT
      ? (known?.texts ?? []).map((text) => [Buffer.byteLength(text), ...Buffer.from(text)])
      : type === TYPES.CNAME
        ? (known?.aliases ?? []).map(nameBytes)
        : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(known === undefined ? ANSWERED | NO_SUCH_NAME : ANSWERED, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...found.map((data) => entry(type, data))]);
}

/** The first question of a query, and where it ends. */
function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** A record for the requested name, class internet, TTL zero. */
function entry(type: number, data: readonly number[]): Buffer {
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, Buffer.from(data)]);
}

const nameBytes = (name: string): number[] => [
  ...name.split(".").flatMap((label) => [label.length, ...Buffer.from(label)]),
  0,
];
