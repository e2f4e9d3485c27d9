import { defineTexts } from "../../platform/i18n/texts.ts";

export const googleTexts = defineTexts("google", {
  signIn: { ru: "Войти через Google", en: "Continue with Google" },
  failed: { ru: "Войти через Google не вышло", en: "Google did not sign you in" },
  cancelled: { ru: "Вы не вошли", en: "You did not sign in" },
  cancelledLead: {
    ru: "Страница Google закрыта без входа. Попробуйте ещё раз или войдите по почте.",
    en: "You left Google's page without signing in. Try again, or sign in by email.",
  },
  spent: {
    ru: "Этот вход через Google больше не действует. Начните ещё раз.",
    en: "This sign-in with Google no longer works. Start again.",
  },
  notReached: {
    ru: "Google не отвечает. Попробуйте ещё раз.",
    en: "Google is not responding. Try again.",
  },
  toSignIn: { ru: "Ко входу", en: "Go to sign-in" },
});
