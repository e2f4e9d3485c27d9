import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { FormDialog } from "../../../ui/form/FormDialog.tsx";
import { accountTexts } from "../../texts.ts";
import styles from "./picture.module.css";
import { stillOf, useOwnCamera } from "./useOwnCamera.ts";

interface CameraDialogProps {
  opened: boolean;
  onTaken: (picture: File) => void;
  onClose: () => void;
}

/** Takes a picture with the camera; which part of it is used is chosen after. */
export function CameraDialog({ opened, onTaken, onClose }: CameraDialogProps) {
  const say = useTexts(accountTexts);
  const take = (picture: File | null) => {
    onClose();
    if (picture !== null) onTaken(picture);
  };
  return (
    <FormDialog opened={opened} onClose={onClose} size={576} title={say("takePicture")}>
      <Finder take={take} />
    </FormDialog>
  );
}

function Finder({ take }: { take: (picture: File | null) => void }) {
  const say = useTexts(accountTexts);
  const video = useRef<HTMLVideoElement>(null);
  const state = useOwnCamera(video);
  const shoot = async () => {
    if (video.current !== null) take(await stillOf(video.current));
  };
  return (
    <div className={styles["finder"]}>
      <div className={styles["lens"]}>
        <video ref={video} muted playsInline aria-hidden />
        <p role="status">{state === "on" ? null : say(`camera_${state}`)}</p>
      </div>
      <Button
        size="lg"
        fz={14}
        leftSection={<IconCamera size={18} stroke={1.75} aria-hidden />}
        disabled={state !== "on"}
        onClick={() => void shoot()}
      >
        {say("takeIt")}
      </Button>
    </div>
  );
}
