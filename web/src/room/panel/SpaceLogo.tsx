import { BrandMark } from "../../ui/Brand.tsx";
import styles from "./SpaceLogo.module.css";

/** The space's own picture, or ours. */
export function SpaceLogo({ url, size }: { url: string | null; size: number }) {
  if (url === null) return <BrandMark size={size} />;
  return (
    <span className={styles["logo"]} style={{ width: size, height: size }}>
      <img src={url} alt="" />
    </span>
  );
}
