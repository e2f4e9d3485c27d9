import { Button, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value> {
  /** The label for all of them; without it, one is always chosen. */
  all?: string;
  icon?: ReactNode;
  options: readonly { value: Value; name: string }[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** A filter: one option, or all of them. */
export function Choice<Value extends string>({ all, icon, options, value, onChoose }: ChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value)?.name ?? all;
  const rows = all === undefined ? options : [{ value: null, name: all }, ...options];
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="secondary"
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          className={styles["choice"] ?? ""}
        >
          {chosen}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles["options"] ?? ""}>
        {rows.map((row) => (
          <Menu.Item
            key={row.value ?? ""}
            onClick={() => onChoose(row.value)}
            rightSection={row.value === value ? <IconCheck size={16} aria-hidden /> : null}
          >
            {row.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
