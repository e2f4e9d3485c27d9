import { AccessToken, TokenVerifier, TrackSource } from "livekit-server-sdk";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signAccessToken, verifyAccessToken } from "./accessToken.ts";

const key = { apiKey: "key", apiSecret: "a-secret-of-more-than-32-characters" };

async function token(seconds = 600): Promise<string> {
  const made = new AccessToken(key.apiKey, key.apiSecret, { identity: "ann", name: "Ann", ttl: seconds });
  made.addGrant({ roomJoin: true, room: "r", canPublishSources: [TrackSource.CAMERA], canSubscribe: false });
  made.attributes = { hand: "up" };
  return made.toJwt();
}

test("a token of the server kit is read whole", async () => {
  const claims = verifyAccessToken(await token(), key, Date.now());
  expect(claims).toMatchObject({ identity: "ann", name: "Ann", attributes: { hand: "up" } });
  expect(claims?.grants).toMatchObject({
    room: "r",
    roomJoin: true,
    roomAdmin: false,
    canPublish: true,
    canPublishSources: ["camera"],
    canSubscribe: false,
  });
});

test("a token is good until its end, give or take ten seconds", async () => {
  const made = await token(60);
  const startMs = Date.now();
  expect(verifyAccessToken(made, key, startMs + 65_000)).not.toBeNull();
  expect(verifyAccessToken(made, key, startMs + 75_000)).toBeNull();
  expect(verifyAccessToken(made, key, startMs - 5000)).not.toBeNull();
  expect(verifyAccessToken(made, key, startMs - 15_000)).toBeNull();
});

test("tokens of another key, changed ones and unsigned ones are refused", async () => {
  const made = await token();
  const [header, payload, signature] = made.split(".");
  const forged = Buffer.from(JSON.stringify({ iss: "key", sub: "bob", exp: 9e9, video: {} })).toString("base64url");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const refused = [
    `${header}.${forged}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    "",
    "a.b.c",
  ];
  for (const bad of refused) expect(verifyAccessToken(bad, key, Date.now())).toBeNull();
  expect(verifyAccessToken(made, { ...key, apiSecret: "another" }, Date.now())).toBeNull();
  expect(verifyAccessToken(made, { ...key, apiKey: "another" }, Date.now())).toBeNull();
});

test("our own tokens say the same again and satisfy the server kit", async () => {
  const claims = verifyAccessToken(await token(), key, Date.now());
  const again = signAccessToken(claims ?? expect.fail("the token is valid"), key);
  expect(verifyAccessToken(again, key, Date.now())).toEqual(claims);
  expect(await new TokenVerifier(key.apiKey, key.apiSecret).verify(again)).toMatchObject({ sub: "ann" });
});

test("a token that names another algorithm is none, though its signature fits", () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (alg: string) => {
    const content = `${part({ alg, typ: "JWT" })}.${part({ iss: key.apiKey, sub: "ann", exp: 2_000_000_000 })}`;
    return `${content}.${createHmac("sha256", key.apiSecret).update(content).digest("base64url")}`;
  };
  expect(verifyAccessToken(signed("HS256"), key, 1_900_000_000_000)).not.toBeNull();
  for (const alg of ["none", "HS512", "RS256"])
    expect(verifyAccessToken(signed(alg), key, 1_900_000_000_000)).toBeNull();
});
