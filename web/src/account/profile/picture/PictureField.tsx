import { ActionIcon, Button } from "@mantine/core";
import { errorText, type AccountProfile, type AvatarAppearance, type ErrorCode } from "@atrium/contract";
import { IconCamera } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { PicturePick } from "../../../ui/crop/PicturePick.tsx";
import { Face, type FaceLook } from "../../../ui/Face.tsx";
import { ownAccountUpdated } from "../../session/ownAccount.ts";
import { accountTexts } from "../../texts.ts";
import { CameraDialog } from "./CameraDialog.tsx";
import { pickPicture, type PickedPicture } from "./pickPicture.ts";
import styles from "./picture.module.css";

interface PictureFieldProps {
  account: AccountProfile;
  /** The current draft. */
  look: FaceLook & { avatarAppearance: AvatarAppearance };
  onPicked: (picked: PickedPicture) => void;
}

/** The own picture, or buttons to upload or to take one. It is saved at once, independently of the rest of the form. */
export function PictureField({ account, look, onPicked }: PictureFieldProps) {
  const say = useTexts(accountTexts);
  const [isTaking, setTaking] = useState(false);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const { run, busy } = useAct("setAvatarAppearance");
  const pick = async (file: File) => {
    const picked = await pickPicture(file);
    setFault("fault" in picked ? picked.fault : null);
    if (!("fault" in picked)) onPicked(picked);
  };
  const takeAway = async () => {
    const reply = await run({ avatarAppearance: look.avatarAppearance });
    setFault(reply.ok ? null : reply.code);
    if (reply.ok) ownAccountUpdated(reply.value.account);
  };
  return (
    <div className={styles["field"]}>
      <span className={styles["face"]} data-part="face">
        <Face look={look} size={72} />
      </span>
      <div className={styles["acts"]} data-part="acts">
        <PicturePick
          label={say(account.avatarUrl === null ? "uploadPicture" : "otherPicture")}
          pick={(file) => void pick(file)}
        />
        {hasCamera() ? (
          <ActionIcon
            variant="secondary"
            aria-label={say("takePicture")}
            title={say("takePicture")}
            onClick={() => setTaking(true)}
          >
            <IconCamera size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
        {account.avatarUrl === null ? null : (
          <Button variant="quiet" loading={busy} onClick={() => void takeAway()}>
            {say("takePictureAway")}
          </Button>
        )}
        <p className={styles["problem"]} role="alert">
          {fault === null ? null : errorText(fault, currentLocale())}
        </p>
      </div>
      <CameraDialog opened={isTaking} onTaken={(file) => void pick(file)} onClose={() => setTaking(false)} />
    </div>
  );
}

/** Without a secure context a page has no devices at all. */
const hasCamera = (): boolean => "mediaDevices" in navigator;
