import { expect, test } from "vitest";
import { isNoMailbox } from "./isNoMailbox.ts";

/** The error that nodemailer throws for a mail server's reply. */
const refusal = (response: string, command = "RCPT TO") =>
  Object.assign(new Error("all recipients were rejected"), {
    code: "EENVELOPE",
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  "550 5.1.1 <gone@example.org>: Recipient address rejected: User unknown",
  "550 5.1.10 Recipient not found",
  "550 5.2.1 The account is disabled",
  "550-5.1.1 The email account that you tried to reach does not exist",
  "550 No such user here",
  "551 User not local",
  "553 sorry, that is no valid mailbox",
])("%s: there is no such mailbox", (said) => {
  expect(isNoMailbox(refusal(said))).toBe(true);
});

test.each([
  ["it may be there later", refusal("450 4.2.1 Try again later")],
  ["its server is busy", refusal("451 4.3.0 Try again later")],
  ["it is full", refusal("552 5.2.2 Mailbox full")],
  ["it is full, in other words", refusal("550 5.2.2 Over quota")],
  ["we may not send through that server", refusal("554 5.7.1 Relay access denied")],
  ["we may not send to it", refusal("550 5.7.1 Message rejected for policy reasons")],
  ["our own address is refused", refusal("550 5.1.8 Sender address rejected", "MAIL FROM")],
  ["the mail is refused for what it says", refusal("550 5.7.0 Spam", "DATA")],
  ["the server cannot be reached", Object.assign(new Error("ECONNREFUSED"), { code: "ESOCKET" })],
  ["something else is thrown", "550"],
])("%s: nothing is said about the mailbox", (_what, error) => {
  expect(isNoMailbox(error)).toBe(false);
});
