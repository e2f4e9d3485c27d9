import { ActionIcon } from "@mantine/core";
import { errorText, type ErrorCode } from "@atrium/contract";
import { IconFlipHorizontal, IconRotate } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { uploadFile } from "../../../platform/upload/uploadFile.ts";
import { CropField } from "../../../ui/crop/CropField.tsx";
import { cropPicture, type CropArea } from "../../../ui/crop/cropPicture.ts";
import type { FaceLook } from "../../../ui/Face.tsx";
import { ActFormView, FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../../ui/form/useSendForm.ts";
import { ownAccountUpdated } from "../../session/ownAccount.ts";
import { accountTexts } from "../../texts.ts";
import { CutPreview } from "./CutPreview.tsx";
import type { PickedPicture } from "./pickPicture.ts";
import { useTurned } from "./useTurned.ts";
import styles from "./picture.module.css";

interface PictureDialogProps {
  opened: boolean;
  picked: PickedPicture;
  look: FaceLook;
  onTaken: () => void;
  onClose: () => void;
}

/** Chooses which part of a picture to use. */
export function PictureDialog({ opened, onClose, ...rest }: PictureDialogProps) {
  const say = useTexts(accountTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={576} title={say("yourPicture")}>
      <CropForm {...rest} onClose={onClose} />
    </FormDialog>
  );
}

/** Faces are never shown larger. */
const MOST = { w: 512, h: 512 };

function CropForm({ picked, look, onTaken, onClose }: Omit<PictureDialogProps, "opened">) {
  const say = useTexts(accountTexts);
  const { shown, turnLeft, mirror } = useTurned(picked);
  const [rested, setRested] = useState<{ url: string; area: CropArea } | null>(null);
  // After a rotation the crop area is only known once the cropper has settled.
  const area = rested?.url === shown.url ? rested.area : null;
  const { run } = useAct("updateAccount");
  const send = async (): Promise<ErrorCode | null> => {
    const cut = area === null ? null : await cropPicture(shown.file, area, MOST);
    const upload = await uploadFile("avatar", cut ?? shown.file);
    if (!upload.ok) return upload.code;
    const reply = await run({ avatarUploadId: upload.value.uploadId });
    if (!reply.ok) return reply.code;
    ownAccountUpdated(reply.value.account);
    onTaken();
    onClose();
    return null;
  };
  const form = useSendForm<Record<string, never>>({
    initial: {},
    faults: () => ({}),
    send: async () => {
      const refused = await send();
      return refused === null ? null : { field: null, says: () => errorText(refused, currentLocale()) };
    },
  });
  return (
    <ActFormView form={form} act={say("useThisPicture")} busyNote={say("pictureUnderWay")}>
      <div className={styles["columns"]}>
        <CropField
          key={shown.url}
          url={shown.url}
          aspect={1}
          isRound
          onRest={(kept) => setRested({ url: shown.url, area: kept })}
          tools={
            <>
              <ActionIcon aria-label={say("turnPicture")} onClick={turnLeft}>
                <IconRotate size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label={say("mirrorPicture")} onClick={mirror}>
                <IconFlipHorizontal size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </>
          }
        />
        <CutPreview cut={{ url: shown.url, size: shown.size, area }} look={look} />
      </div>
    </ActFormView>
  );
}
