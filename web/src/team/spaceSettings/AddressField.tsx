import { Input } from "@mantine/core";
import { bounds, errorText, errorTexts, type ErrorCode, type SpaceId } from "@atrium/contract";
import { foldSlug, readSlug } from "@atrium/rules";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import { read } from "../../platform/data/read.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

const ASK_AFTER_MS = 200;

/** The address; says while it is typed whether it is available. */
export function AddressField({ form: { kept, draft, change } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { space } = kept;
  const { code, isAvailable } = useAvailability(space.id, draft.slug, space.slug);
  const locale = currentLocale();
  const isShort = draft.slug.trim().length < bounds.slug.min;
  const problem = code === null ? null : isShort ? errorTexts["space-url-length"][locale] : errorText(code, locale);
  return (
    <Input.Wrapper id="space-address" label={say("address")} description={say("addressLead")} error={problem}>
      <div className={styles["address"]} data-refused={code !== null || isAvailable === false || undefined}>
        <span>{location.host}/s/</span>
        <input
          id="space-address"
          value={draft.slug}
          maxLength={bounds.slug.max}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={code !== null || isAvailable === false}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
        <span role="status" data-free={isAvailable ?? undefined} className={styles["mark"]}>
          {isAvailable === true ? <IconCircleCheck size={16} aria-hidden /> : null}
          {isAvailable === false ? <IconAlertCircle size={16} aria-hidden /> : null}
          {isAvailable === null ? null : say(isAvailable ? "available" : "taken")}
        </span>
      </div>
    </Input.Wrapper>
  );
}

interface Availability {
  code: ErrorCode | null;
  /** null: not asked, or not answered yet. */
  isAvailable: boolean | null;
}

/** Asked a moment after the last key; its own address needs no asking. */
function useAvailability(spaceId: SpaceId, typed: string, own: string): Availability {
  const [slug] = useDebouncedValue(typed, ASK_AFTER_MS);
  const isOwn = foldSlug(slug) === own;
  const reading = readSlug(slug);
  const { data } = useQuery({
    ...read("isSpaceSlugAvailableForSpace", { spaceId, slug }),
    enabled: !isOwn && reading.ok,
  });
  if (isOwn) return { code: null, isAvailable: null };
  if (!reading.ok) return { code: reading.code, isAvailable: null };
  return { code: null, isAvailable: data?.isAvailable ?? null };
}
