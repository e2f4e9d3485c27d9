import { useTexts } from "../platform/i18n/texts.ts";
import { ownDocument } from "../platform/operator.ts";
import { Brand } from "../ui/Brand.tsx";
import { ButtonLink } from "../ui/links.tsx";
import styles from "./LegalScreen.module.css";
import { appTexts } from "./texts.ts";

/** What this installation stores and why. Its operators add their own documents. */
export function LegalScreen() {
  const say = useTexts(appTexts);
  const sections = ["termsOfUse", "privacy", "onThisDevice", "dataOfOthers"] as const;
  return (
    <div className={styles["page"]}>
      <header className={styles["top"]}>
        <Brand />
      </header>
      <main className={styles["main"]}>
        <h1>{say("legalTitle")}</h1>
        {sections.map((section) => (
          <section key={section}>
            <h2>{say(section)}</h2>
            <p>{say(`${section}Text`)}</p>
            <OwnDocument section={section} />
          </section>
        ))}
        <ButtonLink to="/dashboard" variant="secondary">
          {say("goToDashboard")}
        </ButtonLink>
      </main>
    </div>
  );
}

const DOCUMENTS: Readonly<Record<string, "terms" | "privacy">> = { termsOfUse: "terms", privacy: "privacy" };

/** The operators' own words on it, on a page of theirs. */
function OwnDocument({ section }: { section: string }) {
  const say = useTexts(appTexts);
  const which = DOCUMENTS[section];
  const url = which === undefined ? null : ownDocument(which);
  return which === undefined || url === null ? null : (
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        {say(`${which}OfOperator`)}
      </a>
    </p>
  );
}
