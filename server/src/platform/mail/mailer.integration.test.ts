import { createFakeClock } from "@atrium/testkit/fakeClock";
import { createWallClock } from "@atrium/testkit/wallClock";
import { simpleParser } from "mailparser";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { signInMail } from "../../account/signIn/signInMail.ts";
import { createLog } from "../log.ts";
import { createMailer } from "./mailer.ts";

const outbox = mkdtempSync(join(tmpdir(), "atrium-outbox-"));
afterAll(() => rmSync(outbox, { recursive: true, force: true }));

const log = createLog({ level: "silent" });
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const mail = (locale: "en" | "ru") =>
  signInMail({
    to: "mira@kite.studio",
    code: "409217",
    link: "https://meet.example.org/magiclink/a/b",
    locale,
    siteUrl: "https://meet.example.org",
  });

test("without a mail server mails lie in the outbox in the order they were sent, in both languages", async () => {
  const box = createMailer({ smtpUrl: null, outbox, from: "Atrium <atrium@example.org>", log, clock });
  box.send(mail("en"));
  await box.settle();
  box.send(mail("ru"));
  await box.settle();
  const files = readdirSync(outbox).toSorted();
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

/** A mail server that turns so many mails away before it takes one. */
async function startPost(refusals: number) {
  const seen = { tries: 0, received: [] as string[] };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom(_address, _session, done) {
      seen.tries += 1;
      done(seen.tries <= refusals ? new Error("try later") : null);
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        seen.received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  const fakeClock = createFakeClock();
  const smtpUrl = `smtp://127.0.0.1:${address.port}`;
  const post = createMailer({ smtpUrl, outbox, from: "Atrium <atrium@example.org>", log, clock: fakeClock });
  return { seen, post, clock: fakeClock, close: () => new Promise<void>((done) => server.close(() => done())) };
}

test("with a mail server mails go there, and again when it was away for a moment", async () => {
  const { seen, post, clock: fakeClock, close } = await startPost(2);
  post.send(mail("en"));
  const receivedLater = () => {
    fakeClock.advance(4000);
    return seen.received;
  };
  await expect.poll(receivedLater).toEqual([expect.stringContaining("To: mira@kite.studio")]);
  expect(seen.tries).toBe(3);
  await close();
});

test("a stop tries what waits once more, and does not wait for a mail server that stays away", async () => {
  const [short, long] = [await startPost(1), await startPost(Infinity)];
  for (const { seen, post, close } of [short, long]) {
    post.send(mail("en"));
    await post.settle();
    expect(seen.tries).toBe(2);
    await close();
  }
  expect([short.seen.received.length, long.seen.received.length]).toEqual([1, 0]);
});

test("what people type cannot add to the mail", () => {
  const made = signInMail({
    to: '"<b>"@x.org',
    code: "409217",
    link: "https://x.org/a?b=<c>&d",
    locale: "en",
    siteUrl: "https://x.org",
  });
  expect(made.html).not.toContain("<b>");
  expect(made.html).not.toContain("<c>");
});
