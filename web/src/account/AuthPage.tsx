import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { useTitle } from "../platform/useTitle.ts";
import { courtUrl } from "../ui/artwork.ts";
import { Brand } from "../ui/Brand.tsx";
import styles from "./AuthPage.module.css";
import { CourtNames } from "./CourtNames.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { accountTexts } from "./texts.ts";

interface AuthPageProps {
  title: string;
  /** What stands beside the form instead of the court. */
  art?: ReactNode;
  /** Whose page it is where it is a space's; else the product's. */
  brand?: ReactNode;
  /** At the other end of the top instead of the language. */
  act?: ReactNode;
  /** Under the form instead of the terms. */
  foot?: ReactNode;
  /** A form with more in it: wider, and on the phone without the picture above it. */
  isLong?: boolean;
  children: ReactNode;
}

/** The page around signing in and trying out: the court on one side, one form on the other. */
export function AuthPage({ title, art, brand, act, foot, isLong = false, children }: AuthPageProps) {
  useTitle(title);
  const say = useTexts(accountTexts);
  return (
    <div className={styles["page"]} data-long={isLong}>
      <div className={styles["art"]} aria-hidden>
        {art ?? <Court />}
      </div>
      <div className={styles["side"]}>
        <header className={styles["top"]}>
          {brand ?? <Brand />}
          {act ?? <LanguageMenu />}
        </header>
        <main className={styles["form"]}>{children}</main>
        <footer className={styles["foot"]}>
          {foot ?? (
            <p>
              {say("terms")} <Link to="/legal-documents">{say("legalDocuments")}</Link>.
            </p>
          )}
        </footer>
      </div>
    </div>
  );
}

function Court() {
  const say = useTexts(accountTexts);
  return (
    <>
      <img className={styles["day"]} src={courtUrl("day")} alt="" />
      <img className={styles["dusk"]} src={courtUrl("dusk")} alt="" />
      <CourtNames />
      <div className={styles["slogan"]}>
        <p className={styles["sloganTitle"]}>{say("slogan")}</p>
        <p>{say("sloganLead")}</p>
      </div>
    </>
  );
}
