import { Combobox, useCombobox } from "@mantine/core";
import { IconDoor, IconUsers } from "@tabler/icons-react";
import type { ReactElement } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import type { MentionChoice } from "./mentioning.ts";
import styles from "./MentionList.module.css";
import type { Mentioning } from "./useMentioning.ts";
import { chatTexts } from "../texts.ts";

const keyOf = (choice: MentionChoice): string =>
  choice.kind === "person" ? choice.person.accountId : choice.kind === "room" ? choice.room.roomId : choice.kind;

function Picture({ choice }: { choice: MentionChoice }) {
  if (choice.kind === "person") return <Face look={choice.person} size={24} />;
  const Icon = choice.kind === "room" ? IconDoor : IconUsers;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}

/** The people and rooms offered above the field; keyboard focus stays in the field, which announces the active one. */
export function MentionList({ mentioning, field }: { mentioning: Mentioning; field: ReactElement }) {
  const say = useTexts(chatTexts);
  const { choices, active, idOf, choose } = mentioning;
  const isOpen = choices.length > 0;
  const store = useCombobox({ opened: isOpen });
  return (
    <Combobox
      store={store}
      position="top-start"
      offset={8}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles["list"] ?? "", option: styles["person"] ?? "" }}
      onOptionSubmit={(value) => {
        const choice = choices[Number(value)];
        if (choice !== undefined) choose(choice);
      }}
    >
      <Combobox.Target
        withKeyboardNavigation={false}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? idOf(active) : undefined}
      >
        {field}
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={say("mentionWho")}>
          {choices.map((choice, index) => (
            <Combobox.Option
              key={keyOf(choice)}
              id={idOf(index)}
              value={String(index)}
              selected={index === active}
              aria-selected={index === active}
            >
              <Picture choice={choice} />
              <span dir="auto">{choice.name}</span>
              {choice.kind === "everyone" ? <small>{say("mentionAllHint")}</small> : null}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
