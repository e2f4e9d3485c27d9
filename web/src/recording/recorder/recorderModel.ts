import type { MediaAccess, RecorderTold } from "@atrium/contract";
import type { Capture } from "./capture.ts";
import type { RecorderLine } from "./recorderLine.ts";
import type { ReceivedOf, RecorderMedia } from "./recorderMedia.ts";

/** What a recorder draws. */
export interface RecorderView {
  room: RecorderTold["room"];
  received: ReceivedOf;
}

interface RecorderNeeds {
  line: RecorderLine;
  receive: (
    access: MediaAccess,
    needs: { onChange: (received: ReceivedOf) => void; onLost: () => void },
  ) => Promise<RecorderMedia>;
  capture: (onPiece: (bytes: Blob, isLast: boolean) => void) => Promise<Capture>;
  draw: (view: RecorderView) => void;
  wait: (ms: number) => Promise<void>;
}

const AGAIN_AFTER_MS = 500;
/** With these pieces its picture is taken: soon, for a short recording, and again once people have come. */
const PICTURED_AT: readonly number[] = [2, 60];

/** Records until told to stop. Pieces are uploaded one after another, each again until it is acknowledged. */
export async function record(needs: RecorderNeeds, told: RecorderTold): Promise<void> {
  const { line, receive, capture, draw, wait } = needs;
  const pieces: { bytes: Blob; isLast: boolean }[] = [];
  let view: RecorderView = { room: told.room, received: new Map() };
  let media: RecorderMedia | null = null;
  let wantsMedia = false;
  let wake = () => {};

  const show = (changes: Partial<RecorderView>) => draw((view = { ...view, ...changes }));
  const connect = async (access: MediaAccess) => {
    media?.close();
    media = null;
    const onLost = () => (wantsMedia = true);
    wantsMedia = false;
    media = await receive(access, { onChange: (received) => show({ received }), onLost }).catch(() => {
      onLost();
      return null;
    });
  };
  const take = (news: RecorderTold) => {
    show({ room: news.room ?? view.room });
    if (news.media !== null) void connect(news.media);
    if (news.stops) capturing.stop();
  };
  const bringUntilAnswered = async (piece: (typeof pieces)[number], number: number): Promise<RecorderTold | null> => {
    for (;;)
      try {
        return await line.bring({ ...piece, number, wantsMedia });
      } catch {
        await wait(AGAIN_AFTER_MS);
      }
  };

  const bringPicture = async () => {
    const picture = await capturing.picture();
    if (picture !== null) await line.bringPicture(picture);
  };

  show({});
  const capturing = await capture((bytes, isLast) => {
    pieces.push({ bytes, isLast });
    wake();
  });
  take({ ...told, stops: false });
  for (let number = 0; ; number += 1) {
    if (pieces.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const piece = pieces.shift();
    if (piece === undefined) continue;
    const news = await bringUntilAnswered(piece, number);
    if (news === null || piece.isLast) break;
    take(news);
    // A recording without a picture is a recording all the same.
    if (PICTURED_AT.includes(number)) void bringPicture().catch(() => undefined);
  }
  capturing.stop();
  (media as RecorderMedia | null)?.close();
}
