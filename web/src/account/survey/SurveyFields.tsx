import { NativeSelect, SegmentedControl } from "@mantine/core";
import { SURVEY_COMPANY_SIZES, SURVEY_ROLES, SURVEY_SOURCES, SURVEY_USE_CASES } from "@atrium/contract";
import {
  IconBriefcase,
  IconCheck,
  IconCoffee,
  IconConfetti,
  IconDots,
  IconSchool,
  IconUsers,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./survey.module.css";
import type { SurveyValues } from "./surveyModel.ts";
import { surveyTexts } from "./texts.ts";

interface FieldProps<Name extends keyof SurveyValues> {
  chosen: SurveyValues[Name];
  choose: (value: SurveyValues[Name]) => void;
  /** Whether it is the page's only question. */
  isTitle?: boolean;
}

const ICONS = {
  meetings: IconUsers,
  events: IconConfetti,
  teaching: IconSchool,
  clients: IconBriefcase,
  together: IconCoffee,
  other: IconDots,
} as const;

export function UseCaseField({ chosen, choose, isTitle = false }: FieldProps<"useCase">) {
  const say = useTexts(surveyTexts);
  return (
    <fieldset className={styles["cases"]}>
      <legend data-title={isTitle}>{say("useCase")}</legend>
      <div>
        {SURVEY_USE_CASES.map((useCase) => {
          const Icon = ICONS[useCase];
          return (
            <label key={useCase} data-chosen={useCase === chosen}>
              <Icon size={18} aria-hidden />
              <b>{say(useCase)}</b>
              <IconCheck size={18} aria-hidden className={styles["check"] ?? ""} />
              <input
                type="radio"
                name="useCase"
                className="visually-hidden"
                checked={useCase === chosen}
                onChange={() => choose(useCase)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function RoleField({ chosen, choose }: FieldProps<"role">) {
  const say = useTexts(surveyTexts);
  return (
    <NativeSelect
      label={say("role")}
      size="lg"
      value={chosen ?? ""}
      onChange={(event) => choose(SURVEY_ROLES.find((role) => role === event.currentTarget.value) ?? null)}
      data={[
        { value: "", label: say("choose") },
        ...SURVEY_ROLES.map((role) => ({ value: role, label: say(`role_${role}`) })),
      ]}
    />
  );
}

export function SourceField({ chosen, choose }: FieldProps<"source">) {
  const say = useTexts(surveyTexts);
  const options = SURVEY_SOURCES.map((source) => ({ value: source, label: say(`source_${source}`) }));
  return (
    <NativeSelect
      label={say("source")}
      size="lg"
      value={chosen ?? ""}
      onChange={(event) => choose(SURVEY_SOURCES.find((source) => source === event.currentTarget.value) ?? null)}
      data={[{ value: "", label: say("choose") }, ...options]}
    />
  );
}

export function SizeField({ chosen, choose, isTitle = false }: FieldProps<"companySize">) {
  const say = useTexts(surveyTexts);
  return (
    <div className={styles["size"]}>
      <span id="survey-size" data-title={isTitle}>
        {say("size")}
      </span>
      <SegmentedControl
        aria-labelledby="survey-size"
        fullWidth
        orientation={isTitle ? "vertical" : "horizontal"}
        value={chosen ?? ""}
        onChange={(next) => choose(SURVEY_COMPANY_SIZES.find((size) => size === next) ?? null)}
        data={SURVEY_COMPANY_SIZES.map((size) => ({ value: size, label: say(`size_${size}`) }))}
      />
    </div>
  );
}
