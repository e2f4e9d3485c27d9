import type { MediaAccess, RecorderTold } from "@atrium/contract";
import { expect, test } from "vitest";
import type { Piece } from "./recorderLine.ts";
import { record } from "./recorderModel.ts";

const goesOn: RecorderTold = { stops: false, room: null, media: null };
const media: MediaAccess = { url: "", token: "one" };

/** A recorder whose page makes pieces on demand, and a server with prepared replies. */
function stage(told: RecorderTold, answers: (RecorderTold | null | "lost")[]) {
  const brought: Omit<Piece, "bytes">[] = [];
  const tokens: string[] = [];
  /** How many pieces had been brought before each picture. */
  const pictures: number[] = [];
  let lose = () => {};
  let push = (_isLast: boolean) => {};
  let isStopped = false;
  const ended = record(
    {
      line: {
        async bring({ number, isLast, wantsMedia }) {
          brought.push({ number, isLast, wantsMedia });
          const answer = answers.length === 0 ? goesOn : answers.shift();
          if (answer === undefined) throw new Error("it was there");
          if (answer === "lost") throw new Error("no answer");
          return isLast ? null : answer;
        },
        async bringPicture() {
          pictures.push(brought.length);
          throw new Error("the line is busy");
        },
      },
      async receive({ token }, { onLost }) {
        tokens.push(token);
        lose = onLost;
        return { close: () => undefined };
      },
      async capture(onPiece) {
        push = (isLast) => onPiece(new Blob(["x"]), isLast);
        return {
          picture: async () => new Blob(["picture"]),
          stop() {
            if (!isStopped) push((isStopped = true));
          },
        };
      },
      draw: () => undefined,
      wait: async () => undefined,
    },
    told,
  );
  return { brought, tokens, pictures, ended, piece: () => push(false), lose: () => lose() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("pieces are brought in order until it is told to stop; then one last", async () => {
  const { brought, ended, piece } = stage(goesOn, [goesOn, { ...goesOn, stops: true }]);
  await settled();
  piece();
  await settled();
  piece();
  await ended;
  const rest = { isLast: false, wantsMedia: false };
  expect(brought).toEqual([
    { number: 0, ...rest },
    { number: 1, ...rest },
    { number: 2, isLast: true, wantsMedia: false },
  ]);
});

test("a piece that got no answer is brought again under its number", async () => {
  const { brought, ended, piece } = stage(goesOn, ["lost", "lost", { ...goesOn, stops: true }]);
  await settled();
  piece();
  await ended;
  expect(brought.map(({ number }) => number)).toEqual([0, 0, 0, 1]);
});

test("a recording that is over ends it", async () => {
  const { brought, ended, piece } = stage(goesOn, [null]);
  await settled();
  piece();
  await ended;
  expect(brought).toHaveLength(1);
});

test("it asks for its media again once they are lost", async () => {
  const again = { ...goesOn, media: { ...media, token: "two" } };
  const { brought, tokens, ended, piece, lose } = stage({ ...goesOn, media }, [again, { ...goesOn, stops: true }]);
  await settled();
  lose();
  piece();
  await settled();
  piece();
  await ended;
  expect(tokens).toEqual(["one", "two"]);
  expect(brought.map(({ wantsMedia }) => wantsMedia)).toEqual([true, false, false]);
});

test("its picture is taken early and once more later; without one it goes on", async () => {
  const { brought, pictures, piece } = stage(goesOn, []);
  await settled();
  for (let at = 0; at < 62; at += 1) {
    piece();
    await settled();
  }
  expect(pictures).toEqual([3, 61]);
  expect(brought).toHaveLength(62);
});
