import { useTexts } from "../platform/i18n/texts.ts";
import { BrandMark } from "../ui/Brand.tsx";
import styles from "./WaitingPage.module.css";
import { spaceTexts } from "./texts.ts";

/** Shown while the space is loading. */
export function WaitingPage({ says }: { says: "loading" | "unreachable" }) {
  const say = useTexts(spaceTexts);
  return (
    <main className={styles["waiting"]} role="status">
      <BrandMark size={56} />
      {says === "loading" ? (
        <span className="visually-hidden">{say("loading")}</span>
      ) : (
        <p>
          <b>{say("unreachable")}</b>
          {say("unreachableHow")}
        </p>
      )}
    </main>
  );
}
