import { Button } from "@mantine/core";
import { bounds } from "@atrium/contract";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts, type Say } from "../../../platform/i18n/texts.ts";
import type { InviteTo } from "../inviteTo.ts";
import { inviteTexts } from "../texts.ts";
import styles from "./csv.module.css";
import type { OpenedFile } from "./openFile.ts";
import { saveContacts } from "./saveContacts.ts";
import { csvTexts } from "./texts.ts";
import type { Contacts } from "./useContacts.ts";

interface FilePartProps {
  contacts: Pick<Contacts, "opened" | "open">;
  example: Pick<InviteTo, "spaces">;
  /** Whether a file is dragged over it. */
  isOver: boolean;
}

const LIMITS = { rows: bounds.csvRows.max, megabytes: bounds.csvBytes.max / (1024 * 1024) };

/** The open file, or a place to drop one. */
export function FilePart({ contacts, example, isOver }: FilePartProps) {
  const say = useTexts(csvTexts);
  const { opened, open } = contacts;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={say("file")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again, once it was changed.
          currentTarget.value = "";
          if (file !== undefined) void open(file);
        }}
      />
      <div className={styles[opened.file === null ? "drop" : "file"]} data-over={isOver}>
        <i>
          <IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />
        </i>
        <p>
          <b>{opened.file === null ? say("drop") : opened.file.name}</b>
          <small>{opened.file === null ? say("dropLead", LIMITS) : fileLead(opened.file, say)}</small>
        </p>
        <div className={styles["fileActs"]}>
          <Example example={example} />
          <Button variant="secondary" size="sm" onClick={choose} data-autofocus={opened.file === null || undefined}>
            {say(opened.file === null ? "choose" : "replace")}
          </Button>
        </div>
      </div>
      <p className={styles["fault"]} role="alert">
        {opened.file === null && opened.fault !== null ? say(opened.fault, LIMITS) : null}
      </p>
    </>
  );
}

function Example({ example }: Pick<FilePartProps, "example">) {
  const say = useTexts(csvTexts);
  const sayInvite = useTexts(inviteTexts);
  const one = {
    email: "anna@example.com",
    name: say("exampleName"),
    role: sayInvite("MEMBER"),
    spaces: example.spaces[0]?.name ?? "",
  };
  return (
    <Button variant="quiet" size="sm" onClick={() => void saveContacts([one], say("exampleFile"), say)}>
      {say("example")}
    </Button>
  );
}

const SEPARATORS = new Map([
  [";", "semicolon"],
  ["\t", "tab"],
  ["|", "bar"],
] as const satisfies readonly (readonly [string, keyof typeof csvTexts.entries])[]);
const isKnown = (separator: string): separator is ";" | "\t" | "|" => SEPARATORS.has(separator as ";");

function fileLead({ contacts, separator, encoding }: OpenedFile, say: Say<typeof csvTexts.entries>): string {
  const word = (isKnown(separator) ? SEPARATORS.get(separator) : undefined) ?? "comma";
  return say("fileLead", { count: contacts.length, separator: say(word), encoding: encoding.toUpperCase() });
}
