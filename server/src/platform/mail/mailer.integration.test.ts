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
const mailer = (smtpUrl: string | null) =>
  createMailer({ smtpUrl, outbox, from: "Atrium <atrium@example.org>", log, clock });

test("without a mail server mails lie in the outbox in the order they were sent, in both languages", async () => {
  const box = mailer(null);
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

test("with a mail server mails go there, and again when it was away for a moment", async () => {
  const received: string[] = [];
  let refusals = 1;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? new Error("try later") : null),
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
  const post = mailer(`smtp://127.0.0.1:${address.port}`);
  post.send(mail("en"));
  await post.settle();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("To: mira@kite.studio");
  await new Promise<void>((done) => server.close(() => done()));
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
