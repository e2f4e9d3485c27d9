/** Free mail providers: an address there says nothing about a company. */
const FREE_MAIL = new Set(
  [
    "gmail.com googlemail.com yahoo.com ymail.com rocketmail.com yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.fr yahoo.de",
    "yahoo.it yahoo.es yahoo.ca yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.au hotmail.com hotmail.co.uk hotmail.fr",
    "hotmail.de hotmail.it hotmail.es outlook.com outlook.fr outlook.de outlook.es live.com live.co.uk live.fr live.nl",
    "msn.com passport.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io",
    "tuta.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org mail.com email.com",
    "usa.com inbox.com fastmail.com fastmail.fm hushmail.com zohomail.com hey.com yandex.ru yandex.com ya.ru yandex.by",
    "yandex.kz yandex.ua mail.ru bk.ru list.ru inbox.ru internet.ru rambler.ru lenta.ru ro.ru autorambler.ru myrambler.ru",
    "mail.ua ukr.net i.ua bigmir.net meta.ua tut.by mail.kz orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it",
    "virgilio.it tiscali.it alice.it wp.pl o2.pl interia.pl onet.pl seznam.cz centrum.cz email.cz abv.bg mail.bg",
    "qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com naver.com daum.net hanmail.net rediffmail.com",
    "uol.com.br bol.com.br terra.com.br comcast.net verizon.net att.net sbcglobal.net cox.net btinternet.com",
  ].flatMap((line) => line.split(" ")),
);

/**
 * Whether an address may be a company's: its domain is not a free mail provider's. Subdomains belong to companies, and
 * so does every domain that is not in the list. The address is well-formed.
 */
export function isBusinessEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return !FREE_MAIL.has(domain);
}
