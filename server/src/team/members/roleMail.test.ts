import { expect, test } from "vitest";
import { roleMail } from "./roleMail.ts";
import type { RoleMail } from "./roleMail.ts";

const given: RoleMail = {
  to: "timur@kite.studio",
  teamName: "Kite <Studio>",
  move: "promoted",
  role: "ADMIN",
  actor: "Mira Halvorsen",
  link: "https://meet.example.org/dashboard/team/abc",
  locale: "en",
};

test("the mail says what one is now, who did it and what it means, as text and as HTML", () => {
  const mail = roleMail(given);
  expect(mail.subject).toBe("Kite <Studio>: You were promoted to Admin");
  for (const said of [mail.text, mail.html]) {
    expect(said).toContain("You were promoted to Admin");
    expect(said).toContain("You manage people, spaces and the plan.");
    expect(said).toContain("https://meet.example.org/dashboard/team/abc");
  }
  expect(mail.text).toContain("Mira Halvorsen changed your role in Kite <Studio>.");
  expect(mail.html).toContain("Mira Halvorsen changed your role in Kite &lt;Studio&gt;.");
});

test("in Russian it is Russian throughout", () => {
  const { subject, text } = roleMail({ ...given, teamName: "Kite", move: "demoted", role: "GUEST", locale: "ru" });
  expect(subject).toBe("Kite: Ваша роль понижена до «Гость»");
  expect(text).toContain("Вы входите только туда, куда вас добавили.");
  expect(text).toContain("Открыть «Kite»");
});
