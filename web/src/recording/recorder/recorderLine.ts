import { RECORDER_PATH, RecorderOpened, RecorderTold } from "@atrium/contract";

export interface Piece {
  number: number;
  bytes: Blob;
  isLast: boolean;
  wantsMedia: boolean;
}

/** The connection of a recorder's page to the server. */
export interface RecorderLine {
  /** Uploads a piece; null once the recording is over. Throws without a reply: the same piece is then sent again. */
  bring(piece: Piece): Promise<RecorderTold | null>;
  /** Uploads a picture of the recording, which replaces an earlier one. */
  bringPicture(picture: Blob): Promise<void>;
}

/** Exchanges the token, which works once. Null if it does not. */
export async function openLine(token: string): Promise<{ line: RecorderLine; told: RecorderTold } | null> {
  const answer = await fetch(RECORDER_PATH, { method: "POST", headers: headersWith(token), body: "" });
  if (!answer.ok) return null;
  const { key, told } = RecorderOpened.parse(await answer.json());
  return { told, line: lineWith(key) };
}

const lineWith = (key: string): RecorderLine => ({
  bring: (piece) => bring(key, piece),
  async bringPicture(body) {
    await fetch(`${RECORDER_PATH}/picture`, { method: "PUT", headers: headersWith(key), body });
  },
});

async function bring(key: string, { number, bytes, isLast, wantsMedia }: Piece): Promise<RecorderTold | null> {
  const query = new URLSearchParams({ ...(isLast && { last: "1" }), ...(wantsMedia && { media: "1" }) });
  const path = `${RECORDER_PATH}/${number}?${query}`;
  const answer = await fetch(path, { method: "PUT", headers: headersWith(key), body: bytes });
  if (answer.ok) return RecorderTold.parse(await answer.json());
  if (answer.status === 403) return null;
  throw new Error(`A piece was answered with ${answer.status}`);
}

const headersWith = (secret: string) => ({
  authorization: `Bearer ${secret}`,
  "content-type": "application/octet-stream",
});
