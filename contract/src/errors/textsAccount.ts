import { says } from "./textsGeneral.ts";

/** Sign-in, accounts, teams, invitations, single sign-on, calendar. */
export const textsAccount = {
  "invalid-code": says("This code is not valid", "Этот код не подходит"),
  "auth-code-not-found": says(
    "This code no longer works. Request a new one",
    "Этот код больше не действует. Запросите новый",
  ),
  "auth-code-expired": says("This code has expired. Request a new one", "Срок действия кода истёк. Запросите новый"),
  "confirmation-needed": says("Confirm first that you want to continue", "Сначала подтвердите, что хотите продолжить"),
  "wrong-auth-code": says("Wrong auth code, try again", "Неверный код, попробуйте ещё раз"),
  "magic-link-not-found": says(
    "This sign-in link no longer works. Request a new one",
    "Эта ссылка для входа больше не действует. Запросите новую",
  ),
  "too-often-attempts": says("Too often attempts try again later", "Слишком много попыток, попробуйте позже"),
  "invalid-redirect-url": says("This return address is not allowed", "Такой адрес возврата не разрешён"),
  "google-not-set-up": says("Google is not set up on this server", "Google на этом сервере не настроен"),
  "google-email-not-proven": says(
    "Google does not vouch for the address of this account. Sign in by email",
    "Google не ручается за адрес этой учётной записи. Войдите по почте",
  ),
  "slack-not-set-up": says("Slack is not set up on this server", "Slack на этом сервере не настроен"),
  "slack-not-integrated": says("The team is not connected to Slack", "Команда не подключена к Slack"),
  "slack-channel-not-found": says(
    "Slack has no such public channel. Choose another",
    "В Slack нет такого открытого канала. Выберите другой",
  ),
  "slack-other-workspace": says(
    "This is another Slack workspace than your team's. Choose that of the team",
    "Это другое рабочее пространство Slack. Выберите то, к которому подключена команда",
  ),
  "already-authorized": says("You are already signed in", "Вы уже вошли"),
  "invalid-email": says("This does not look like an email address", "Неверный формат почты"),
  "duplicated-email": says("You listed this email twice", "Этот адрес указан дважды"),
  "email-already-in-use": says("This email is used by another account", "Этот адрес занят другой учётной записью"),
  "passkey-not-found": says(
    "This passkey no longer works here. Sign in by email",
    "Этот ключ доступа здесь больше не действует. Войдите по почте",
  ),
  "proof-needed": says(
    "First confirm that it is you, with a code sent to your own address",
    "Сначала подтвердите, что это вы: кодом на ваш собственный адрес",
  ),
  "passkey-refused": says(
    "The passkey could not be checked. Try again, or sign in by email",
    "Не удалось проверить ключ доступа. Попробуйте ещё раз или войдите по почте",
  ),
  "too-many-passkeys": says(
    "Your account cannot have more passkeys. Remove one first",
    "Больше ключей доступа добавить нельзя. Сначала удалите один",
  ),
  "account-is-verified": says("This account is already confirmed", "Эта учётная запись уже подтверждена"),
  "account-is-not-verified": says("Confirm your email first", "Сначала подтвердите почту"),
  "account-not-found": says("There is no such account", "Такой учётной записи нет"),
  "invalid-custom-domain": says("This domain cannot be used", "Этот домен нельзя использовать"),
  "team-not-found": says("There is no such team, or you are not in it", "Такой команды нет, или вы в ней не состоите"),
  "user-is-member-already": says("This person is already in the team", "Этот человек уже в команде"),
  "user-is-not-a-member": says("This person is not a member of the team", "Такого участника нет"),
  "user-is-not-a-guest": says("This person is not a guest of the team", "Такого гостя нет"),
  "cant-remove-last-team-admin": says(
    "A team needs at least one admin. Make someone else an admin first",
    "В команде должен быть хотя бы один администратор. Сначала назначьте другого",
  ),
  "cant-abandon-this-team": says(
    "You are the only admin. Make someone else an admin before you leave",
    "Вы последний администратор и не можете выйти из команды",
  ),
  "user-already-removed-from-this-team": says(
    "This person has already left the team",
    "Этого человека уже нет в команде",
  ),
  "need-to-transfer-team-rights": says(
    "Hand your teams over to someone else first",
    "Сначала передайте права на свои команды",
  ),
  "email-whitelabel-forbidden": says(
    "Your plan does not include your own sender address",
    "Ваш тариф не включает собственный адрес отправителя",
  ),
  "invite-link-not-found": says(
    "This invitation link no longer works. Ask for a new one",
    "Эта ссылка-приглашение больше не действует",
  ),
  "no-such-invitation": says("This invitation no longer exists", "Такого приглашения нет"),
  "invited-account-has-no-email": says("This person has not given an email", "У этого человека не указана почта"),
  "user-not-a-member-of-the-team": says("This person is not in the team", "Этот человек не состоит в команде"),
  "sso-not-enabled-for-the-team": says(
    "Single sign-on is not enabled for this team",
    "Единый вход для этой команды не включён",
  ),
  "invalid-sign-in-url": says("This sign-in address is not valid", "Неверный адрес единого входа"),
  "invalid-identity-provider-entity-id": says(
    "The identity provider's id is not valid",
    "Неверный идентификатор поставщика единого входа",
  ),
  "invalid-identity-provider-certificate": says(
    "The identity provider's certificate is not valid",
    "Неверный сертификат поставщика единого входа",
  ),
  "invalid-sso-login-button-text": says(
    "The button text is too short or too long",
    "Текст кнопки слишком короткий или слишком длинный",
  ),
  "sso-email-missing": says(
    "Your organisation's sign-in did not tell your email. Ask its administrator",
    "Вход вашей организации не сообщил вашу почту. Обратитесь к её администратору",
  ),
  "sso-admin-elsewhere": says(
    "This account leads another team, so it opens only by email",
    "Эта учётная запись руководит другой командой, поэтому войти в неё можно только по почте",
  ),
  "sso-not-in-team": says(
    "You are no longer in this team. Ask its admin to invite you",
    "Вы больше не состоите в этой команде. Попросите её администратора пригласить вас",
  ),
  "account-already-connected-with-google-calendar": says(
    "A Google account is already connected",
    "Учётная запись Google уже подключена",
  ),
  "not-integrated-with-google-calendar": says("Google Calendar is not connected", "Google Календарь не подключён"),
  "cant-find-connected-google-calendar": says(
    "Google Calendar is not responding. Try again later",
    "Google Календарь не отвечает. Попробуйте позже",
  ),
} as const;
