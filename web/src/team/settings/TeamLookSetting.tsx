import { Button } from "@mantine/core";
import { bounds, errorText, PALETTES, type ErrorCode, type Team } from "@atrium/contract";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uploadFault, uploadFile } from "../../platform/upload/uploadFile.ts";
import { pictureSize } from "../../ui/crop/cropPicture.ts";
import { PicturePick } from "../../ui/crop/PicturePick.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { palettes } from "../../ui/theme/palettes.ts";
import { showToast } from "../../ui/toast.tsx";
import { TeamLogo } from "../TeamLogo.tsx";
import styles from "./teamLook.module.css";
import { teamLookTexts } from "./teamLookTexts.ts";

interface TeamLookSettingProps {
  team: Team;
  /** Chosen, not kept yet. */
  color: string;
  choose: (color: string) => void;
}

/** The team's logo, kept as soon as it is chosen, and the colour that stands in for it. */
export function TeamLookSetting({ team, color, choose }: TeamLookSettingProps) {
  const say = useTexts(teamLookTexts);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isSending, setSending] = useState(false);
  const { run, busy } = useAct("updateTeam");
  const keep = async (change: { logoUploadId: string | null }) => {
    const reply = await run({ teamId: team.id, ...change });
    setProblem(reply.ok ? null : reply.code);
    if (reply.ok) showToast({ text: say("saved") });
  };
  const pick = async (file: File) => {
    setProblem(null);
    setSending(true);
    const uploaded = await sendLogo(file);
    setSending(false);
    if (uploaded.code !== null) return setProblem(uploaded.code);
    await keep({ logoUploadId: uploaded.uploadId });
  };
  return (
    <TeamLookView
      team={{ ...team, color }}
      busy={busy || isSending}
      problem={problem}
      pick={(file) => void pick(file)}
      remove={() => void keep({ logoUploadId: null })}
      choose={choose}
    />
  );
}

type Sent = { code: ErrorCode } | { code: null; uploadId: string };

async function sendLogo(file: File): Promise<Sent> {
  const fault = uploadFault("logo", file);
  if (fault !== null) return { code: fault };
  const size = await pictureSize(file);
  if (size === null) return { code: "fileDamaged" };
  if (Math.max(size.w, size.h) > bounds.imagePixels.max) return { code: "imageTooLarge" };
  const reply = await uploadFile("logo", file);
  return reply.ok ? { code: null, uploadId: reply.value.uploadId } : { code: reply.code };
}

interface TeamLookViewProps {
  team: Team;
  busy: boolean;
  problem: ErrorCode | null;
  pick: (file: File) => void;
  remove: () => void;
  choose: (color: string) => void;
}

function TeamLookView({ team, busy, problem, pick, remove, choose }: TeamLookViewProps) {
  const say = useTexts(teamLookTexts);
  return (
    <Setting title={say("look")} lead={say("lookLead")}>
      <div className={styles["look"]} aria-busy={busy}>
        <div>
          <span className={styles["label"]}>{say("logo")}</span>
          <div className={styles["logo"]}>
            <TeamLogo team={team} size={56} />
            <PicturePick label={say(team.logoImageUrl === null ? "upload" : "replace")} pick={pick} />
            {team.logoImageUrl === null ? null : (
              <Button variant="quiet" disabled={busy} onClick={remove}>
                {say("remove")}
              </Button>
            )}
          </div>
          <p className={styles["help"]}>{say("logoHelp")}</p>
          <p className={styles["problem"]} role="alert">
            {problem === null ? null : errorText(problem, currentLocale())}
          </p>
        </div>
        <Colors chosen={team.color} choose={choose} />
      </div>
    </Setting>
  );
}

function Colors({ chosen, choose }: { chosen: string; choose: (color: string) => void }) {
  const say = useTexts(teamLookTexts);
  return (
    <fieldset className={styles["colors"]}>
      <legend>{say("color")}</legend>
      <div>
        {PALETTES.map((palette, at) => {
          const { primary, text } = palettes[palette];
          const isChosen = primary.toLowerCase() === chosen.toLowerCase();
          return (
            <label key={palette} style={{ background: primary, color: text }}>
              <input
                type="radio"
                name="team-color"
                className="visually-hidden"
                aria-label={`${say("color")} ${at + 1}`}
                checked={isChosen}
                onChange={() => choose(primary)}
              />
              {isChosen ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            </label>
          );
        })}
      </div>
      <p className={styles["help"]}>{say("colorHelp")}</p>
    </fieldset>
  );
}
