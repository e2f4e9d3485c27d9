import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "q8Zr3vN1xKw0pYt7uLs5dHj2fGb9cMa4";
const outside = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://meet.example.org",
  SERVER_SECRET: secret,
  MEDIA_ADDRESSES: "203.0.113.7",
};
const faultsOf = (environment: Record<string, string>): string[] => {
  const read = readConfig(environment);
  return read.ok ? [] : read.faults;
};

test("without any setting it runs on loopback with everything built in", () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: {
      host: "127.0.0.1",
      port: 4400,
      isLoopback: true,
      databaseUrl: null,
      livekit: null,
      smtpUrl: null,
      secret: null,
    },
  });
});

test("an empty variable is an absent one, and others' variables are not looked at", () => {
  expect(readConfig({ PORT: "", HOME: "/root", LIVEKIT_SECRET: " " }).ok).toBe(true);
});

test("all faults come together and name their settings", () => {
  const faults = faultsOf({
    PORT: "high",
    PUBLIC_URL: "ftp://x",
    DEFAULT_LOCALE: "de",
    LOG_LEVEL: "loud",
    LIVEKIT_URL: "ws://m",
  });
  for (const name of ["PORT", "PUBLIC_URL", "DEFAULT_LOCALE", "LOG_LEVEL", "LIVEKIT_KEY"]) {
    expect(faults.filter((fault) => fault.includes(name))).toHaveLength(1);
  }
});

test("reached from outside it needs a secret, an address and media addresses", () => {
  expect(readConfig(outside).ok).toBe(true);
  expect(faultsOf({ HOST: "0.0.0.0" })).toEqual([
    expect.stringContaining("SERVER_SECRET"),
    expect.stringContaining("PUBLIC_URL"),
    expect.stringContaining("MEDIA_ADDRESSES"),
  ]);
});

test("behind a proxy on the same machine it needs the proxy's name, for people's addresses", () => {
  const behind = { ...outside, HOST: "127.0.0.1" };
  expect(faultsOf(behind)).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
  expect(readConfig({ ...behind, TRUSTED_PROXIES: "127.0.0.1" }).ok).toBe(true);
  expect(faultsOf({ PUBLIC_URL: "https://meet.example.org" })).toHaveLength(3);
});

test("a sample is no secret of a relay or a media server either", () => {
  expect(faultsOf({ TURN_URLS: "turn:turn.example.org", TURN_SECRET: "changemechangeme" })).toHaveLength(1);
  const livekit = { LIVEKIT_URL: "wss://media.example.org", LIVEKIT_KEY: "key1" };
  expect(faultsOf({ ...livekit, LIVEKIT_SECRET: "x".repeat(40) })).toHaveLength(1);
});

test.each([
  "short",
  "change-me-change-me-change-me-change-me",
  "a".repeat(40),
  "your-secret-your-secret-your-secret-1",
  "my-super-secret-of-thirty-two-letters",
  "0123456789abcdef0123456789abcdef",
  "kV7rQz2m".repeat(4),
])("%j is no secret", (value) => {
  expect(faultsOf({ ...outside, SERVER_SECRET: value })).toHaveLength(1);
});

test("faults never repeat a secret", () => {
  expect(faultsOf({ ...outside, SERVER_SECRET: "hunter2" }).join()).not.toContain("hunter2");
  expect(faultsOf({ DATABASE_URL: "mysql://u:hunter2@h/d" }).join()).not.toContain("hunter2");
});

test("plain http outside loopback must be wished for", () => {
  expect(faultsOf({ ...outside, PUBLIC_URL: "http://meet.example.org" })).toHaveLength(1);
  expect(readConfig({ ...outside, PUBLIC_URL: "http://meet.example.org", ALLOW_PLAIN_HTTP: "yes" }).ok).toBe(true);
});

test("a LiveKit server comes with both its keys", () => {
  expect(faultsOf({ LIVEKIT_KEY: "key1", LIVEKIT_SECRET: secret })).toHaveLength(1);
  const livekit = { LIVEKIT_URL: "wss://media.example.org", LIVEKIT_KEY: "key1", LIVEKIT_SECRET: secret };
  expect(readConfig(livekit)).toMatchObject({ ok: true, config: { livekit: { apiKey: "key1" } } });
  expect(readConfig({ ...outside, ...livekit, MEDIA_ADDRESSES: "" }).ok).toBe(true);
});

test.each(["10.0.0.1", "10.0.0.0/8, ::1", "2001:db8::/32"])("%s are proxies", (value) => {
  expect(faultsOf({ TRUSTED_PROXIES: value })).toEqual([]);
});

test.each(["proxy.local", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "10.0.0.1/x", "2001:db8::/129"])(
  "%s is told as a fault of the settings, not found out on the way",
  (value) => {
    expect(faultsOf({ TRUSTED_PROXIES: value })).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
  },
);

test("media addresses are addresses, not names", () => {
  expect(faultsOf({ ...outside, MEDIA_ADDRESSES: "meet.example.org" })).toEqual([
    expect.stringContaining("MEDIA_ADDRESSES"),
  ]);
  expect(readConfig({ ...outside, MEDIA_ADDRESSES: "203.0.113.7, 2001:db8::7" }).ok).toBe(true);
});

test.each([
  "https://meet.example.org/atrium",
  "https://meet.example.org//",
  "https://meet.example.org?x=1",
  "https://meet.example.org/?",
  "https://meet.example.org/#x",
  "https://user@meet.example.org",
  "https:/meet.example.org",
  "HTTPS://meet.example.org",
])("%s is no address of a site or a node, to which paths are added", (value) => {
  expect(faultsOf({ ...outside, PUBLIC_URL: value })).toEqual([expect.stringContaining("PUBLIC_URL")]);
  expect(faultsOf({ NODE_URL: value })).toEqual([expect.stringContaining("NODE_URL")]);
});

test("a site's address may end in a slash, and does not keep it", () => {
  expect(readConfig({ ...outside, PUBLIC_URL: "https://meet.example.org:8443/" })).toMatchObject({
    ok: true,
    config: { publicUrl: "https://meet.example.org:8443" },
  });
  expect(readConfig({ NODE_URL: "http://[fd00::5]:4400" })).toMatchObject({
    ok: true,
    config: { nodeUrl: "http://[fd00::5]:4400" },
  });
});

const turnSecret = { TURN_SECRET: "kV7rQz2mL9xT4bNc" };

test("relays are named as browsers take them", () => {
  const all = "turn:turn.example.org:3478?transport=udp, turns:203.0.113.7:5349?transport=tcp, turn:[2001:db8::7]";
  expect(faultsOf({ ...turnSecret, TURN_URLS: `stun:stun.example.org,stuns:stun.example.org:5349,${all}` })).toEqual(
    [],
  );
});

test.each([
  "stun.example.org:3478",
  "https://turn.example.org",
  "stun://stun.example.org",
  "stun:",
  "stun:stun.example.org:port",
  "stun:stun.example.org:65536",
  "stun:stun.example.org?transport=udp",
  "stun:stun.example.org, stun.example.com",
])("%s makes browsers throw, so it is told as a fault", (value) => {
  expect(faultsOf({ TURN_URLS: value })).toEqual([expect.stringContaining("TURN_URLS")]);
});

test("turn servers and their secret come together; stun needs none", () => {
  for (const url of ["turn:turn.example.org", "stun:stun.example.org, turns:turn.example.org"]) {
    expect(faultsOf({ TURN_URLS: url })).toEqual([expect.stringContaining("TURN_SECRET")]);
    expect(faultsOf({ TURN_URLS: url, ...turnSecret })).toEqual([]);
  }
  expect(faultsOf({ TURN_URLS: "stun:stun.example.org" })).toEqual([]);
  expect(faultsOf(turnSecret)).toEqual([expect.stringContaining("TURN_URLS")]);
  expect(faultsOf({ TURN_URLS: "stun:stun.example.org", ...turnSecret })).toEqual([
    expect.stringContaining("TURN_URLS"),
  ]);
});

test("mail that leaves for people outside has a sender they can take it from", () => {
  const smtp = { SMTP_URL: "smtp://127.0.0.1:2525" };
  expect(faultsOf(smtp)).toEqual([]);
  expect(faultsOf({ ...outside, ...smtp })).toEqual([expect.stringContaining("MAIL_FROM")]);
  expect(faultsOf({ ...outside, ...smtp, MAIL_FROM: "Atrium <atrium@example.org>" })).toEqual([]);
});

test("a Slack app is set up with its id and its secret, or not at all", () => {
  const [id, secret] = [{ SLACK_CLIENT_ID: "4242424242.97" }, { SLACK_CLIENT_SECRET: "long enough" }];
  expect(faultsOf({ ...id, ...secret })).toEqual([]);
  for (const alone of [id, secret]) expect(faultsOf(alone)).toEqual([expect.stringContaining("SLACK_CLIENT_SECRET")]);
});

test("captions have a recogniser for each language, and a translator only with one", () => {
  const url = { CAPTIONS_RECOGNISER_URL: "en=ws://10.0.0.8:2700, ru=wss://10.0.0.8:2701/?a=b" };
  const translator = { CAPTIONS_TRANSLATOR_URL: "http://10.0.0.8:5000/" };
  const read = readConfig({ ...url, ...translator });
  expect(read.ok ? read.config.captions : null).toEqual({
    recognisers: new Map([
      ["en", "ws://10.0.0.8:2700"],
      ["ru", "wss://10.0.0.8:2701/?a=b"],
    ]),
    translator: { url: "http://10.0.0.8:5000", apiKey: null, languages: ["en", "ru"] },
  });
  expect(faultsOf(translator)).toEqual([expect.stringContaining("CAPTIONS_RECOGNISER_URL")]);
  for (const wrong of ["ws://10.0.0.8", "en=http://10.0.0.8", "english=ws://10.0.0.8", "en=ws://10.0.0.8/#a"])
    expect(faultsOf({ CAPTIONS_RECOGNISER_URL: wrong })).toEqual([expect.stringContaining("CAPTIONS_RECOGNISER_URL")]);
});

test("HubSpot's form for letters to sales needs the rest of its settings", () => {
  const form = { HUBSPOT_SALES_FORM_ID: "5d1f8c3e-2a47-4b60-8e19-3c7d9b0a6f12" };
  expect(faultsOf(form)).toEqual(["HUBSPOT_SALES_FORM_ID needs HUBSPOT_PORTAL_ID"]);
  const formId = "0b7e9a52-6f0f-4c0f-9d5c-7a1c2e3f4a5b";
  const rest = { HUBSPOT_PORTAL_ID: "4242", HUBSPOT_FORM_ID: formId, HUBSPOT_TOKEN: "pat-eu1-atrium" };
  expect(readConfig(rest)).toMatchObject({ ok: true, config: { hubspot: { formId, salesFormId: null } } });
  expect(readConfig({ ...rest, ...form })).toMatchObject({
    ok: true,
    config: { hubspot: { formId, salesFormId: form.HUBSPOT_SALES_FORM_ID } },
  });
});

test("teams' own addresses need a domain of their own as soon as mails leave the machine", () => {
  const domainOf = (environment: Record<string, string>) => {
    const read = readConfig(environment);
    return read.ok ? read.config.mailTeamDomain : null;
  };
  const smtp = { SMTP_URL: "smtp://127.0.0.1:2525" };
  expect(domainOf({})).toBe("localhost");
  expect(domainOf(smtp)).toBeNull();
  expect(domainOf({ ...smtp, MAIL_TEAM_DOMAIN: "teams.example.org" })).toBe("teams.example.org");
  expect(faultsOf({ MAIL_TEAM_DOMAIN: "teams example" })).toEqual([expect.stringContaining("MAIL_TEAM_DOMAIN")]);
  const from = { MAIL_FROM: "Kite <atrium@Example.org>" };
  expect(domainOf({ ...smtp, ...from, MAIL_TEAM_DOMAIN: "teams.example.org" })).toBe("teams.example.org");
  expect(faultsOf({ ...smtp, ...from, MAIL_TEAM_DOMAIN: "example.ORG" })).toEqual([
    "MAIL_TEAM_DOMAIN must not be the domain of MAIL_FROM: teams could take addresses of yours",
  ]);
});
