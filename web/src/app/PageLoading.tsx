import { useTexts } from "../platform/i18n/texts.ts";
import { BrandMark } from "../ui/Brand.tsx";
import styles from "./PageLoading.module.css";
import { appTexts } from "./texts.ts";

/** Shown between pages if the next one takes longer than a moment. */
export function PageLoading() {
  const say = useTexts(appTexts);
  return (
    <div className={styles["page"]} role="status" aria-label={say("loading")}>
      <BrandMark size={44} />
    </div>
  );
}
