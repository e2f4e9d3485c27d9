import { expect, test } from "vitest";
import { isBusinessEmail } from "./businessEmail.ts";

test.each([
  ..."gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com hotmail.com outlook.com live.com msn.com aol.com".split(
    " ",
  ),
  ..."icloud.com me.com proton.me protonmail.com tutanota.com gmx.de gmx.net web.de mail.com fastmail.com".split(" "),
  ..."yandex.ru ya.ru mail.ru bk.ru list.ru inbox.ru rambler.ru ukr.net qq.com 163.com".split(" "),
])("a mailbox at %s is nobody's business", (domain) => {
  expect(isBusinessEmail(`mira@${domain}`)).toBe(false);
  expect(isBusinessEmail(`Mira@${domain.toUpperCase()}`)).toBe(false);
});

test.each([
  ..."google.com amazon.com microsoft.com apple.com kite.studio halvorsen.no nordlys.no fjord.se example.org".split(
    " ",
  ),
  ..."sber.ru yandex-team.ru vk.company corp.mail.ru team.yandex.ru bbc.co.uk cam.ac.uk mit.edu gov.uk".split(" "),
  ..."mygmail.com gmail.company gmail.com.kite.studio notyahoo.com outlook.kite.studio live.kite.studio".split(" "),
  ..."me.kite.studio mac.kite.studio qq.kite.studio proton.ch xn--e1afmkfd.xn--p1ai tuta.kite.studio".split(" "),
])("a mailbox at %s may be a company's", (domain) => {
  expect(isBusinessEmail(`mira@${domain}`)).toBe(true);
});
