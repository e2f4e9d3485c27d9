import type { Locale, TeamRole } from "@atrium/contract";

interface MailTexts {
  title(who: string, team: string): string;
  lead(team: string): string;
  accept: string;
  decline: string;
  /** `spaces` is empty if no space is named. */
  joins(role: TeamRole, spaces: string): string;
  more(count: number): string;
  until(date: string): string;
  why(address: string, who: string, email: string): string;
}

const EN_ROLES: Record<TeamRole, string> = { ADMIN: "an admin", MEMBER: "a member", GUEST: "a guest" };
const RU_ROLES: Record<TeamRole, string> = {
  ADMIN: "с правами администратора",
  MEMBER: "как участник",
  GUEST: "как гость",
};

export const invitationMailTexts: Record<Locale, MailTexts> = {
  en: {
    title: (who, team) => `${who} invites you to ${team}`,
    lead: (team) =>
      `${team} meets in Atrium: rooms where you walk around and talk to the people near you. It opens in your browser, with nothing to install.`,
    accept: "Accept and enter",
    decline: "Decline and hear no more from this team",
    joins: (role, spaces) =>
      spaces === "" ? `You join as ${EN_ROLES[role]}.` : `You join as ${EN_ROLES[role]} of ${spaces}.`,
    more: (count) => `${count} more`,
    until: (date) => `The invitation works until ${date}.`,
    why: (address, who, email) => `Sent to ${address} for ${who === email ? who : `${who}, ${email}`}.`,
  },
  ru: {
    title: (who, team) => `${who} приглашает вас в команду «${team}»`,
    lead: (team) =>
      `«${team}» встречается в Atrium: это комнаты, по которым можно ходить и говорить с теми, кто рядом. Открывается в браузере, ставить ничего не нужно.`,
    accept: "Принять и войти",
    decline: "Отказаться и больше не получать приглашений этой команды",
    joins: (role, spaces) =>
      spaces === "" ? `Вы войдёте ${RU_ROLES[role]}.` : `Вы войдёте ${RU_ROLES[role]}: ${spaces}.`,
    more: (count) => `ещё ${count}`,
    until: (date) => `Приглашение действует до ${date}.`,
    why: (address, who, email) =>
      `Письмо для ${address} отправлено от имени ${who === email ? who : `${who}, ${email}`}.`,
  },
};
