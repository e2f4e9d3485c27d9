import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { saveFile } from "../../../platform/saveFile.ts";
import { BrandMark } from "../../../ui/Brand.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { inviteTexts } from "../texts.ts";
import { qrPicture } from "./qrPicture.ts";
import { qrShape } from "./qrShape.ts";
import styles from "./qr.module.css";

interface LinkCodeProps {
  url: string;
  /** Where the link leads: what its picture is called. */
  name: string;
}

/** A link for the camera of somebody who stands beside one: shown, or saved to be printed. */
export function LinkCode({ url, name }: LinkCodeProps) {
  const say = useTexts(inviteTexts);
  const shape = useMemo(() => qrShape(url), [url]);
  const { field, path, middle } = shape;
  const save = async () => {
    const picture = await qrPicture(shape);
    if (picture === null) return showToast({ kind: "bad", text: say("codeNotSaved") });
    saveFile(picture, `${name}.png`);
  };
  return (
    <div className={styles["code"]}>
      <div className={styles["card"]}>
        <svg viewBox={`0 0 ${field} ${field}`} role="img" aria-label={say("code")}>
          <path d={path} />
        </svg>
        <span style={{ width: `${(100 * (middle - 1)) / field}%` }}>
          <BrandMark />
        </span>
      </div>
      <p>
        {say("codeLead")}
        <Button
          variant="secondary"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void save()}
        >
          {say("saveCode")}
        </Button>
      </p>
    </div>
  );
}
