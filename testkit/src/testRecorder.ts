import type { RecorderFault, RecorderOpened, RecorderTold } from "@atrium/contract";
import { RecorderOpened as Opened, RecorderTold as Told } from "@atrium/contract";
import type { Recorder } from "@atrium/server/calls";
import { request } from "node:http";

/** A page that a recording opened; the test plays its part, over HTTP as a browser would. */
export interface TestRecorderPage {
  url: string;
  isClosed: boolean;
  /** The browser dies. */
  die(): void;
  /** Exchanges the token of the page's URL; null if that is refused. */
  enter(token?: string): Promise<RecorderOpened | null>;
  /** Whether the picture was taken. */
  bringPicture(key: string, bytes: Buffer): Promise<boolean>;
  /** Brings a piece; null if that is refused. */
  bring(key: string, piece: { number: number; bytes?: Buffer; isLast?: boolean }): Promise<RecorderTold | null>;
}

/** A recorder without a browser: tests play the parts of its pages. */
export interface TestRecorder extends Recorder {
  fault: RecorderFault | null;
  pages: TestRecorderPage[];
}

export function createTestRecorder(): TestRecorder {
  const pages: TestRecorderPage[] = [];
  const recorder: TestRecorder = {
    fault: null,
    pages,
    whyNot: () => recorder.fault,
    open({ url, onExit }) {
      const page = pageOf(url, onExit);
      pages.push(page);
      return {
        close() {
          page.isClosed = true;
          return Promise.resolve();
        },
      };
    },
  };
  return recorder;
}

function pageOf(url: string, onExit: (reason: string) => void): TestRecorderPage {
  const { port, searchParams } = new URL(url);
  const ask = (path: string, asked: Omit<Asked, "port" | "path">) => send({ port, path, ...asked });
  return {
    url,
    isClosed: false,
    die: () => onExit("killed"),
    async enter(token = searchParams.get("agoraRecordingToken") ?? "") {
      const answer = await ask("/recorder", { method: "POST", secret: token });
      return answer === null ? null : Opened.parse(answer);
    },
    async bringPicture(key, bytes) {
      return (await ask("/recorder/picture", { method: "PUT", secret: key, body: bytes })) !== null;
    },
    async bring(key, { number, bytes = Buffer.alloc(0), isLast = false }) {
      const path = `/recorder/${number}${isLast ? "?last=1" : ""}`;
      const answer = await ask(path, { method: "PUT", secret: key, body: bytes });
      return answer === null ? null : Told.parse(answer);
    },
  };
}

interface Asked {
  port: string;
  path: string;
  method: string;
  secret: string;
  body?: Buffer;
}

/** Only browsers resolve `recorder.localhost`, so this connects to the loopback address. */
const send = ({ port, path, method, secret, body }: Asked): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `recorder.localhost:${port}`,
      authorization: `Bearer ${secret}`,
      "content-type": "application/octet-stream",
    };
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve(answer.statusCode === 200 ? (JSON.parse(Buffer.concat(parts).toString()) as unknown) : null),
      );
    });
    asked.on("error", reject).end(body);
  });
