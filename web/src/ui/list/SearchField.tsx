import { ActionIcon, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";

interface SearchFieldProps {
  /** The placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search over a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const say = useTexts(uiTexts);
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value === "" ? null : (
          <ActionIcon size="sm" aria-label={say("clearSearch")} onClick={() => onChange("")}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
