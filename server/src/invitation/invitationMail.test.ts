import { expect, test } from "vitest";
import { invitationMail } from "./invitationMail.ts";
import type { InvitationMail } from "./invitationMail.ts";

const given: InvitationMail = {
  to: "h.lindqvist@fjord.se",
  link: "https://meet.example.org/member-invite/abc",
  declineLink: "https://meet.example.org/invite/decline/abc",
  inviter: { name: "Тимур Алиев", email: "timur@kite.studio" },
  teamName: "Kite Studio",
  role: "MEMBER",
  spaceNames: ["Kite HQ", "Design Fridays"],
  message: "We meet every Friday.\nCome and say hello.",
  expiresAt: new Date(Date.UTC(2026, 10, 28, 12)),
  locale: "en",
  nowMs: Date.UTC(2026, 10, 21, 12),
};

test("the mail says who invites where, as what and until when, as text and as HTML", () => {
  const mail = invitationMail(given);
  expect(mail.subject).toBe("Тимур Алиев invites you to Kite Studio");
  for (const said of [mail.text, mail.html]) {
    expect(said).toContain("https://meet.example.org/member-invite/abc");
    expect(said).toContain("Decline and hear no more from this team");
    expect(said).toContain("https://meet.example.org/invite/decline/abc");
    expect(said).toContain("You join as a member of Kite HQ and Design Fridays.");
    expect(said).toContain("The invitation works until 28 November.");
    expect(said).toContain("Sent to h.lindqvist@fjord.se for Тимур Алиев, timur@kite.studio.");
  }
  expect(mail.html).toContain("We meet every Friday.<br>Come and say hello.");
  expect(mail.usefulForMs).toBe(7 * 24 * 3_600_000);
});

test("in Russian it is Russian throughout", () => {
  const mail = invitationMail({ ...given, locale: "ru", role: "GUEST", message: "" });
  expect(mail.subject).toBe("Тимур Алиев приглашает вас в команду «Kite Studio»");
  expect(mail.text).toContain("Вы войдёте как гость: Kite HQ и Design Fridays.");
  expect(mail.text).toContain("Приглашение действует до 28 ноября.");
});

test("many spaces are named in part, and who has no name yet is their address", () => {
  const mail = invitationMail({
    ...given,
    spaceNames: ["A", "B", "C", "D", "E"],
    inviter: { name: "", email: "timur@kite.studio" },
  });
  expect(mail.text).toContain("You join as a member of A, B, C and 2 more.");
  expect(mail.subject).toBe("timur@kite.studio invites you to Kite Studio");
});

test("what people typed stands in the mail as text only", () => {
  const mail = invitationMail({ ...given, teamName: "<b>Kite</b>", message: "<img src=x>", spaceNames: ["<i>HQ</i>"] });
  for (const tag of ["<b>", "<img src=x>", "<i>"]) expect(mail.html).not.toContain(tag);
});
