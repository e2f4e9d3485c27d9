import { LOCALES } from "@atrium/contract";
import { currentLocale, setLocale } from "../platform/i18n/i18n.ts";
import { hrefHere } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./EntranceFoot.module.css";
import { spaceTexts } from "./texts.ts";

const ORDER = LOCALES.toSorted();

/** A link to sign in, and the language menu. */
export function EntranceFoot({ email, slug }: { email: string | null; slug: string }) {
  const say = useTexts(spaceTexts);
  const current = currentLocale();
  return (
    <footer className={styles["foot"]}>
      {email === null ? (
        <p>
          {say("haveAccount")} <a href={hrefHere(`/login/${encodeURIComponent(slug)}`)}>{say("signIn")}</a>
        </p>
      ) : (
        <p>{say("signedInAs", { email })}</p>
      )}
      <span className={styles["language"]} role="group" aria-label={say("language")}>
        {ORDER.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => void setLocale(locale)}
          >
            {locale.toUpperCase()}
          </button>
        ))}
      </span>
    </footer>
  );
}
