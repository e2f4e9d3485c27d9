import { Input, TextInput } from "@mantine/core";
import { bounds, errorText, errorTexts, type Locale, type Team } from "@atrium/contract";
import { IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { SpacePicture } from "../home/SpacePicture.tsx";
import { teamTexts } from "../texts.ts";
import { AccessChoice } from "./AccessChoice.tsx";
import { isUsable, type AddressState } from "./addressModel.ts";
import styles from "./create.module.css";
import type { Origin } from "./origins.ts";
import { SlugMark } from "./SlugMark.tsx";
import { useNewSpace } from "./useNewSpace.ts";

interface NewSpaceFormProps {
  team: Team;
  origin: Origin;
  host: string;
  onMade: (slug: string) => Promise<void>;
}

/** The chosen room as it will be, its name, its address, and who may enter. */
export function NewSpaceForm({ team, origin, host, onMade }: NewSpaceFormProps) {
  const say = useTexts(teamTexts);
  const { form, address, typeName, typeSlug, mayShut } = useNewSpace({ team, origin, onMade });
  return (
    <section className={styles["form"]} aria-label={say("newSpace")}>
      <SpacePicture backgroundUrl={origin.floorUrl} people={[]}>
        <span className={styles["seats"]}>
          <IconUsers size={14} aria-hidden />
          {origin.note}
        </span>
      </SpacePicture>
      <div>
        <h2>{origin.name}</h2>
        <p className={styles["formLead"]}>{origin.lead}</p>
        <p className={styles["roomNames"]}>{origin.rooms}</p>
      </div>
      <ActFormView form={form} act={say("createSpace")} size="lg" isWide isBlocked={!isUsable(address)}>
        <TextInput
          {...form.field("name")}
          label={say("spaceName")}
          maxLength={bounds.spaceName.max}
          autoFocus
          onChange={(event) => typeName(event.currentTarget.value)}
        />
        <Input.Wrapper id="space-address" label={say("address")} error={slugProblem(address, currentLocale())}>
          <div className={styles["address"]} data-refused={address.check.state === "refused" || undefined}>
            <span>{host}/s/</span>
            <input
              id="space-address"
              value={address.slug}
              maxLength={bounds.slug.max}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => typeSlug(event.currentTarget.value)}
            />
            <SlugMark check={address.check} />
          </div>
        </Input.Wrapper>
        <AccessChoice
          team={team}
          mayShut={mayShut}
          chosen={form.values.access}
          choose={(access) => form.set("access", access)}
        />
      </ActFormView>
      <p className={styles["note"]}>
        {team.spacesCount >= team.spacesLimit ? <PlanIsFull team={team} /> : say("clipboardNote")}
      </p>
    </section>
  );
}

/** Said before the form is filled in vain, with the way to plans that have more. */
function PlanIsFull({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  return (
    <>
      {say("spacesFull", { count: team.spacesLimit })}{" "}
      <Link
        to="/dashboard/team/$teamId/upgrade/{-$step}"
        params={{ teamId: team.id }}
        className={styles["plans"] ?? ""}
      >
        {say("seePlans")}
      </Link>
    </>
  );
}

/** The server has one code for every unfit address; being too short is what people see most. */
function slugProblem({ check, slug }: AddressState, locale: Locale): string | null {
  if (check.state !== "refused") return null;
  return slug.trim().length < bounds.slug.min ? errorTexts["space-url-length"][locale] : errorText(check.code, locale);
}
