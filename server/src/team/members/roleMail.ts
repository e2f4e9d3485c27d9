import type { Locale, TeamRole } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface RoleMail {
  to: string;
  teamName: string;
  move: "promoted" | "demoted";
  role: TeamRole;
  /** Who did it, by name or e-mail. */
  actor: string;
  link: string;
  locale: Locale;
}

interface Texts {
  roles: Record<TeamRole, string>;
  /** What each role allows. */
  means: Record<TeamRole, string>;
  promoted(caption: string): string;
  demoted(caption: string): string;
  lead(actor: string, team: string): string;
  open(team: string): string;
  why(address: string, team: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    roles: { ADMIN: "Admin", MEMBER: "Member", GUEST: "Guest" },
    means: {
      ADMIN: "You manage people, spaces and the plan.",
      MEMBER: "You enter open spaces and those you were added to.",
      GUEST: "You enter only the spaces you were added to.",
    },
    promoted: (caption) => `You were promoted to ${caption}`,
    demoted: (caption) => `You were demoted to ${caption}`,
    lead: (actor, team) => `${actor} changed your role in ${team}.`,
    open: (team) => `Open ${team}`,
    why: (address, team) => `Sent to ${address} because you belong to ${team}.`,
  },
  ru: {
    roles: { ADMIN: "Администратор", MEMBER: "Участник", GUEST: "Гость" },
    means: {
      ADMIN: "Вы управляете людьми, пространствами и тарифом.",
      MEMBER: "Вы входите в открытые пространства и туда, куда вас добавили.",
      GUEST: "Вы входите только туда, куда вас добавили.",
    },
    promoted: (caption) => `Ваша роль повышена до «${caption}»`,
    demoted: (caption) => `Ваша роль понижена до «${caption}»`,
    lead: (actor, team) => `Вашу роль в команде «${team}» изменил(а) ${actor}.`,
    open: (team) => `Открыть «${team}»`,
    why: (address, team) => `Письмо для ${address} отправлено, потому что вы состоите в команде «${team}».`,
  },
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** Tells somebody that their role in a team has changed. */
export function roleMail({ to, teamName, move, role, actor, link, locale }: RoleMail): Mail {
  const said = texts[locale];
  const head = said[move](said.roles[role]);
  return noticeMail({
    kind: "roleChange",
    usefulForMs: WEEK_MS,
    to,
    locale,
    title: head,
    subject: `${teamName}: ${head}`,
    lead: said.lead(actor, teamName),
    note: said.means[role],
    way: { says: said.open(teamName), link },
    footer: said.why(to, teamName),
  });
}
