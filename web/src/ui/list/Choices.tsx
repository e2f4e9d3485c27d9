import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./choice.module.css";

interface ChoicesProps<Value> {
  /** The label for all of them, shown while none is chosen. */
  all: string;
  icon?: ReactNode;
  options: readonly { value: Value; name: string }[];
  values: readonly Value[];
  onChoose: (values: readonly Value[]) => void;
}

/** A filter: several options, or all of them. */
export function Choices<Value extends string>({ all, icon, options, values, onChoose }: ChoicesProps<Value>) {
  const chosen = options.filter(({ value }) => values.includes(value)).map(({ name }) => name);
  const choose = (value: Value, isChosen: boolean) =>
    onChoose(isChosen ? [...values, value] : values.filter((each) => each !== value));
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="secondary"
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          className={styles["choice"] ?? ""}
          data-narrowed={values.length > 0}
        >
          <span className={styles["chosen"]}>{chosen.length === 0 ? all : chosen.join(", ")}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles["options"] ?? ""}>
        <Menu.CheckboxItem checked={values.length === 0} onChange={() => onChoose([])}>
          {all}
        </Menu.CheckboxItem>
        {options.map(({ value, name }) => (
          <Menu.CheckboxItem
            key={value}
            checked={values.includes(value)}
            onChange={(isChosen) => choose(value, isChosen)}
          >
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
