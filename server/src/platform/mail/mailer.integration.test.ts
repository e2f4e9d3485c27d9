import { constants } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { simpleParser } from "mailparser";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { codeMail } from "../../account/signIn/codeMail.ts";
import { createPost } from "./mailer.ts";
import type { MailSender } from "./mailer.ts";
import { emptyOutbox, readOutbox } from "./outbox.ts";

const folders: string[] = [];
/** A new one for each test, so that it starts empty. */
const newOutbox = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-outbox-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const mailsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".eml"));

const startMs = Date.UTC(2026, 10, 21, 12);
const from = "Atrium <atrium@example.org>";
const teamDomain = "teams.example.org";
const mail = (locale: "en" | "ru") =>
  codeMail({
    purpose: "signIn",
    to: "mira@kite.studio",
    code: "409217",
    link: "https://meet.example.org/magiclink/a/b",
    locale,
    siteUrl: "https://meet.example.org",
    device: null,
  });
const onMailbox = async () => undefined;
const work = (id: string, locale: "en" | "ru", atMs: number) => ({ id, atMs, content: mail(locale) });

test("without a mail server mails lie in the outbox in the order they were sent, in both languages", async () => {
  const outbox = newOutbox();
  const post = createPost({ smtpUrl: null, outbox, from, teamDomain, clock: createFakeClock(startMs), onMailbox });
  await post(work("first", "en", startMs));
  await post(work("second", "ru", startMs + 1));
  const files = mailsIn(outbox).toSorted();
  const [english, russian] = await Promise.all(files.map((file) => simpleParser(readFileSync(join(outbox, file)))));
  expect(english).toMatchObject({
    subject: "409 217 is your Atrium code",
    from: { text: '"Atrium" <atrium@example.org>' },
  });
  expect(russian?.subject).toBe("409 217: код для входа в Atrium");
  for (const sent of [english, russian]) {
    expect(sent?.text).toMatch(/\b409217\b/);
    expect(sent?.text).toContain("https://meet.example.org/magiclink/a/b");
    expect(sent?.html).toContain('href="https://meet.example.org/magiclink/a/b"');
    expect(sent?.attachments).toMatchObject([{ cid: "logo@atrium", contentType: "image/png" }]);
  }
});

test("the outbox page reads them newest first, with the logo inside, until it is emptied", async () => {
  const outbox = newOutbox();
  const post = createPost({ smtpUrl: null, outbox, from, teamDomain, clock: createFakeClock(startMs), onMailbox });
  await post(work("older", "en", startMs + 10));
  await post(work("newer", "ru", startMs + 20));
  const [newer, older] = await readOutbox(outbox);
  expect(newer).toMatchObject({ id: "newer", kind: "signIn", to: "mira@kite.studio", atMs: startMs + 20 });
  expect(older).toMatchObject({ id: "older", subject: "409 217 is your Atrium code" });
  expect(older?.html).toContain('src="data:image/png;base64,');
  expect(older?.html).not.toContain("cid:");
  await emptyOutbox(outbox);
  expect(await readOutbox(outbox)).toEqual([]);
  expect(readdirSync(outbox)).toEqual([]);
});

test("a mail that is brought twice is one mail: one file in the outbox, one id at a mail server", async () => {
  const outbox = newOutbox();
  const post = createPost({ smtpUrl: null, outbox, from, teamDomain, clock: createFakeClock(startMs), onMailbox });
  await post(work("again", "en", startMs));
  await post(work("again", "en", startMs));
  const files = mailsIn(outbox).filter((file) => file.includes("again"));
  expect(files).toHaveLength(1);
  const sent = await simpleParser(readFileSync(join(outbox, files[0] ?? "")));
  expect(sent.messageId).toBe("<again@example.org>");
});

test("a code that has run out is not sent any more", async () => {
  const outbox = newOutbox();
  const clock = createFakeClock(startMs);
  const post = createPost({ smtpUrl: null, outbox, from, teamDomain, clock, onMailbox });
  clock.advance(constants.login.codeForMs + 1);
  expect(await post(work("late", "en", startMs))).toBe("never");
  expect(readdirSync(outbox).filter((file) => file.includes("late"))).toEqual([]);
});

/** How a mail of a team arrives, from a server that gives teams addresses or does not. */
async function arrived(sender: MailSender, domain: string | null) {
  const outbox = newOutbox();
  const options = { smtpUrl: null, outbox, from, teamDomain: domain, clock: createFakeClock(startMs), onMailbox };
  await createPost(options)({ id: "team", atMs: startMs, content: { ...mail("en"), sender } });
  return simpleParser(readFileSync(join(outbox, mailsIn(outbox)[0] ?? "")));
}

test("a team's mails come from its name and its prefix, and are answered to the program", async () => {
  const own = await arrived({ name: "Kite Studio", prefix: "kite" }, teamDomain);
  expect(own.from?.value).toEqual([{ name: "Kite Studio", address: "kite@teams.example.org" }]);
  expect(own.replyTo?.value).toEqual([{ name: "", address: "atrium@example.org" }]);
  const unnamed = await arrived({ name: null, prefix: "kite" }, teamDomain);
  expect(unnamed.from?.value).toEqual([{ name: "Atrium", address: "kite@teams.example.org" }]);
  const named = await arrived({ name: "Студия «Змей», ООО", prefix: null }, teamDomain);
  expect(named.from?.value).toEqual([{ name: "Студия «Змей», ООО", address: "atrium@example.org" }]);
  expect(named.replyTo).toBeUndefined();
  const placeless = await arrived({ name: "Kite", prefix: "kite" }, null);
  expect(placeless.from?.value).toEqual([{ name: "Kite", address: "atrium@example.org" }]);
});

test.each(["Kite\r\nBcc: thief@example.org", 'Kite" <thief@example.org>, "', "Kite\u2028Bcc: thief@example.org"])(
  "whatever a sender's name is, it adds neither a header nor an address: %j",
  async (name) => {
    const { headers, bcc, from: shown } = await arrived({ name, prefix: "kite" }, teamDomain);
    expect(bcc).toBeUndefined();
    expect([...headers.keys()]).not.toContain("bcc");
    expect(shown?.value.map(({ address }) => address)).toEqual(["kite@teams.example.org"]);
  },
);

test("with a mail server mails go there, and one that turns a mail away is a fault with its code", async () => {
  const outbox = newOutbox();
  const received: string[] = [];
  const bouncesTo: string[] = [];
  let refusals = 1;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom(address, _session, done) {
      bouncesTo.push(address.address);
      done(refusals-- > 0 ? new Error("try later, mira@kite.studio") : null);
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  const smtpUrl = `smtp://127.0.0.1:${address.port}`;
  const post = createPost({ smtpUrl, outbox, from, teamDomain, clock: createFakeClock(startMs), onMailbox });
  await expect(post(work("sent", "en", startMs))).rejects.toMatchObject({ code: "EENVELOPE" });
  expect(await post(work("sent", "en", startMs))).toBe("done");
  expect(received).toEqual([expect.stringContaining("To: mira@kite.studio")]);
  expect(received[0]).toContain("Message-ID: <sent@example.org>");
  const sender = { name: "Kite", prefix: "kite" };
  expect(await post({ id: "team", atMs: startMs, content: { ...mail("en"), sender } })).toBe("done");
  expect(received[1]).toContain("From: Kite <kite@teams.example.org>");
  expect(new Set(bouncesTo)).toEqual(new Set(["atrium@example.org"]));
  await new Promise<void>((done) => server.close(() => done()));
});

test("what people type cannot add to the mail", () => {
  const made = codeMail({
    purpose: "signIn",
    to: '"<b>"@x.org',
    code: "409217",
    link: "https://x.org/a?b=<c>&d",
    locale: "en",
    siteUrl: "https://x.org",
    device: null,
  });
  expect(made.html).not.toContain("<b>");
  expect(made.html).not.toContain("<c>");
});
