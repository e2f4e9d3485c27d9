import type { AccountProfile } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { defineTexts, sayIn } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { accountChanged } from "./ownAccount.ts";

const texts = defineTexts("signedIn", {
  isBack: {
    ru: "Аккаунт снова ваш. В команды с другими людьми вас нужно пригласить заново.",
    en: "Your account is back. Teams with other people have to invite you again.",
  },
});

/** Somebody has signed in; if that restored a deleted account, they are told. */
export function signedIn(account: AccountProfile, isBack: boolean): void {
  accountChanged(account);
  if (isBack) showToast({ text: sayIn(texts, currentLocale())("isBack") });
}
