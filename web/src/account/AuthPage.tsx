import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { useTitle } from "../platform/useTitle.ts";
import { courtUrl } from "../ui/artwork.ts";
import { Brand, BrandMark } from "../ui/Brand.tsx";
import styles from "./AuthPage.module.css";
import { CourtNames } from "./CourtNames.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { accountTexts } from "./texts.ts";

interface AuthPageProps {
  title: string;
  /** Replaces the court next to the form. */
  art?: ReactNode;
  /** The brand shown, if it is a space's own; by default the product's. */
  brand?: ReactNode;
  /** Replaces the language menu at the end of the header. */
  act?: ReactNode;
  /** Replaces the terms below the form. */
  foot?: ReactNode;
  /** For a longer form: wider, and on the phone without the picture above it. */
  isLong?: boolean;
  children: ReactNode;
}

/**
 * The layout of sign-in and *Try for free*: the court on one side, one form on the other. With a brand and a picture of its
 * own the page is that picture, and the form a card on it.
 */
export function AuthPage({ title, art, brand, act, foot, isLong = false, children }: AuthPageProps) {
  useTitle(title);
  const say = useTexts(accountTexts);
  return (
    <div
      className={styles["page"]}
      data-long={isLong}
      data-branded={brand !== undefined}
      data-own={brand !== undefined && art !== undefined}
    >
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
      {brand === undefined ? null : (
        <p className={styles["runsOn"]}>
          <BrandMark size={18} />
          {say("runsOn")}
        </p>
      )}
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
