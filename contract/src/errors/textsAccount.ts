import { says } from "./textsGeneral.ts";

/** Sign-in, accounts, teams, invitations, single sign-on, calendar. */
export const textsAccount = {
  "invalid-code": says("This code is not valid", "Этот код не подходит"),
  "auth-code-not-found": says(
    "This code is no longer good. Request a new one",
    "Этот код больше не действует. Запросите новый",
  ),
  "auth-code-expired": says("This code has expired. Request a new one", "Срок действия кода истёк. Запросите новый"),
  "confirmation-needed": says("Confirm first that you want to go on", "Сначала подтвердите, что хотите продолжить"),
  "wrong-auth-code": says("Wrong auth code, try again", "Неверный код, попробуйте ещё раз"),
  "magic-link-not-found": says(
    "This sign-in link is no longer good. Request a new one",
    "Эта ссылка для входа больше не действует. Запросите новую",
  ),
  "too-often-attempts": says("Too often attempts try again later", "Слишком много попыток, попробуйте позже"),
  "invalid-redirect-url": says("This return address is not allowed", "Такой адрес возврата не разрешён"),
  "already-authorized": says("You are signed in already", "Вы уже вошли"),
  "invalid-email": says("Incorrect email format", "Неверный формат почты"),
  "duplicated-email": says("You listed this email twice", "Этот адрес указан дважды"),
  "email-already-in-use": says("This email is used by another account", "Этот адрес занят другой учётной записью"),
  "passkey-not-found": says(
    "This passkey is no longer known here. Sign in by mail",
    "Этот ключ доступа здесь больше не действует. Войдите по почте",
  ),
  "proof-needed": says(
    "Confirm first that it is you: by a code to your own address",
    "Сначала подтвердите, что это вы: кодом на ваш собственный адрес",
  ),
  "passkey-refused": says(
    "The passkey could not be checked. Try again, or sign in by mail",
    "Не удалось проверить ключ доступа. Попробуйте ещё раз или войдите по почте",
  ),
  "too-many-passkeys": says(
    "You have as many passkeys as an account can have. Remove one first",
    "Больше ключей доступа добавить нельзя. Сначала удалите один",
  ),
  "account-is-verified": says("This account is confirmed already", "Эта учётная запись уже подтверждена"),
  "account-is-not-verified": says("Confirm your email first", "Сначала подтвердите почту"),
  "account-not-found": says("There is no such account", "Такой учётной записи нет"),
  "invalid-custom-domain": says("This domain cannot be used", "Этот домен нельзя использовать"),
  "team-not-found": says("There is no such team, or you are not in it", "Такой команды нет, или вы в ней не состоите"),
  "user-is-member-already": says("This person is in the team already", "Этот человек уже в команде"),
  "user-is-not-a-member": says("There is no such member", "Такого участника нет"),
  "user-is-not-a-guest": says("There is no such guest", "Такого гостя нет"),
  "cant-remove-last-team-admin": says(
    "A team needs at least one admin. Make somebody else admin first",
    "В команде должен быть хотя бы один администратор. Сначала назначьте другого",
  ),
  "cant-abandon-this-team": says(
    "You are the last admin and cannot leave this team",
    "Вы последний администратор и не можете выйти из команды",
  ),
  "user-already-removed-from-this-team": says(
    "This person has left the team already",
    "Этого человека уже нет в команде",
  ),
  "need-to-transfer-team-rights": says(
    "Hand your teams over to somebody else first",
    "Сначала передайте права на свои команды",
  ),
  "email-whitelabel-forbidden": says(
    "Your plan does not include your own sender address",
    "Ваш тариф не включает собственный адрес отправителя",
  ),
  "invite-link-not-found": says("This invitation link is no longer good", "Эта ссылка-приглашение больше не действует"),
  "no-such-invitation": says("There is no such invitation", "Такого приглашения нет"),
  "invited-account-has-no-email": says("This person has no email", "У этого человека не указана почта"),
  "user-not-a-member-of-the-team": says("This person is not in the team", "Этот человек не состоит в команде"),
  "sso-not-enabled-for-the-team": says(
    "Single sign-on is not enabled for this team",
    "Единый вход для этой команды не включён",
  ),
  "invalid-sign-in-url": says("The sign-in address is not valid", "Неверный адрес единого входа"),
  "invalid-identity-provider-entity-id": says(
    "The identity provider's id is not valid",
    "Неверный идентификатор поставщика единого входа",
  ),
  "invalid-identity-provider-certificate": says(
    "The identity provider's certificate is not valid",
    "Неверный сертификат поставщика единого входа",
  ),
  "invalid-sso-login-button-text": says(
    "The button's text is too short or too long",
    "Текст кнопки слишком короткий или слишком длинный",
  ),
  "account-already-connected-with-google-calendar": says(
    "A Google account is connected already",
    "Учётная запись Google уже подключена",
  ),
  "not-integrated-with-google-calendar": says("Google Calendar is not connected", "Google Календарь не подключён"),
  "cant-find-connected-google-calendar": says(
    "Google Calendar did not answer. Try again later",
    "Google Календарь не отвечает. Попробуйте позже",
  ),
} as const;
