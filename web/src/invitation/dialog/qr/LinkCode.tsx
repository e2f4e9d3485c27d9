import { Button } from "@mantine/core";
import { IconDownload, IconShare2 } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { saveFile } from "../../../platform/saveFile.ts";
import { BrandMark } from "../../../ui/Brand.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { inviteTexts } from "../texts.ts";
import { qrPicture } from "./qrPicture.ts";
import { qrShape, type QrShape } from "./qrShape.ts";
import styles from "./qr.module.css";

interface LinkCodeProps {
  url: string;
  /** Where the link leads: what its picture is called. */
  name: string;
}

/** A link for the camera of somebody who stands beside one: shown, saved to be printed, or handed on from a phone. */
export function LinkCode({ url, name }: LinkCodeProps) {
  const say = useTexts(inviteTexts);
  const shape = useMemo(() => qrShape(url), [url]);
  const { field, path, middle } = shape;
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
        <span>{say("codeLead")}</span>
        {canShare() ? <Share url={url} name={name} /> : <Save shape={shape} name={name} />}
      </p>
    </div>
  );
}

/** Handing links on is what phones have a sheet of their own for; elsewhere a picture can be printed. */
const canShare = () => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

function Share({ url, name }: LinkCodeProps) {
  const say = useTexts(inviteTexts);
  // It is refused too when somebody changes their mind: nothing to say.
  const share = () => void navigator.share({ url, title: name }).catch(() => undefined);
  return (
    <Button variant="quiet" size="sm" leftSection={<IconShare2 size={16} aria-hidden />} onClick={share}>
      {say("share")}
    </Button>
  );
}

function Save({ shape, name }: { shape: QrShape; name: string }) {
  const say = useTexts(inviteTexts);
  const save = async () => {
    const picture = await qrPicture(shape);
    if (picture === null) return showToast({ kind: "bad", text: say("codeNotSaved") });
    saveFile(picture, `${name}.png`);
  };
  return (
    <Button variant="quiet" size="sm" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void save()}>
      {say("saveCode")}
    </Button>
  );
}
