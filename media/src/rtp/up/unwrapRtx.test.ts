import { expect, test } from "vitest";
import { newRtpView, readRtp } from "../packet/rtpView.ts";
import { sampleRtp } from "../testing/sampleRtp.ts";
import { unwrapRtx } from "./unwrapRtx.ts";

const fields = { timestamp: 1234, marker: true, extensions: [{ id: 1, value: "v" }], padding: 3 };
const view = newRtpView();

test("the original packet comes out of its RTX packet byte by byte", () => {
  const original = sampleRtp({ ...fields, sequence: 777, ssrc: 5, payloadType: 96, payload: Buffer.from("payload") });
  const inside = Buffer.concat([Buffer.from([777 >> 8, 777 & 255]), Buffer.from("payload")]);
  const rtx = sampleRtp({ ...fields, sequence: 3, ssrc: 6, payloadType: 97, payload: inside });
  readRtp(rtx, view);
  expect(unwrapRtx(rtx, view, { ssrc: 5, payloadType: 96 })).toEqual(original);
});

test.each(["", "\0", "\0\0"])("an RTX packet that holds no payload is none", (payload) => {
  const probe = sampleRtp({ ...fields, sequence: 3, payloadType: 97, payload: Buffer.from(payload) });
  readRtp(probe, view);
  expect(unwrapRtx(probe, view, { ssrc: 5, payloadType: 96 })).toBeNull();
});
