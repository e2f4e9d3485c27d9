import { Button } from "@mantine/core";
import { IconCircleCheck, IconCopy, IconHeadphones } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { SpacePicture } from "../home/SpacePicture.tsx";
import { teamTexts } from "../texts.ts";
import type { MadeSpace } from "./madeSpace.ts";
import { tryTexts } from "./texts.ts";
import styles from "./try.module.css";

interface TryReadyProps {
  made: MadeSpace;
  /** `https://atrium.example`. */
  origin: string;
  /** The clipboard holds the link. */
  isCopied: boolean;
  copy: () => void;
}

/** The place is there: its link, and the way in. */
export function TryReady({ made: { slug, spaceName, template }, origin, isCopied, copy }: TryReadyProps) {
  const say = useTexts(tryTexts);
  const sayTeam = useTexts(teamTexts);
  return (
    <div className={styles["form"]}>
      <SpacePicture backgroundUrl={`floor:${template}`} people={[]} />
      <div>
        <h1>{say("ready", { name: spaceName })}</h1>
        <p className={styles["lead"]}>{say("readyLead")}</p>
      </div>
      <div className={styles["link"]}>
        <span>
          <bdi>{`${origin}/s/${slug}`.replace(/^https?:\/\//, "")}</bdi>
        </span>
        <Button
          variant="soft"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={sayTeam("copyLink")}
          onClick={copy}
        >
          {say("copy")}
        </Button>
      </div>
      <p className={styles["copied"]} role="status">
        {isCopied ? (
          <>
            <IconCircleCheck size={16} aria-hidden />
            {say("copied")}
          </>
        ) : null}
      </p>
      <ButtonLink
        to="/s/$slug"
        params={{ slug }}
        size="lg"
        fullWidth
        autoFocus
        leftSection={<IconHeadphones size={20} aria-hidden />}
      >
        {say("enterNow")}
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="quiet" fullWidth>
        {say("toDashboard")}
      </ButtonLink>
    </div>
  );
}
