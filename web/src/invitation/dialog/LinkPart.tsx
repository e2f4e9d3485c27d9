import { Button, TextInput } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { IconCopy } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { LinkCode } from "./qr/LinkCode.tsx";
import styles from "./inviteDialog.module.css";
import type { InviteTo } from "./inviteTo.ts";
import { LinkTerms } from "./LinkTerms.tsx";
import { inviteTexts } from "./texts.ts";
import { useLink, useTerms } from "./useLink.ts";

/** Inviting by a link that is made once and copied as often as one likes. */
export function LinkPart({ to, onClose }: { to: InviteTo; onClose: () => void }) {
  const say = useTexts(inviteTexts);
  const terms = useTerms(to);
  const { url, problem, isBusy, make, copy } = useLink(to, terms);
  return (
    <div className={styles["part"]}>
      <LinkTerms to={to} terms={terms} />
      {url === null ? null : <MadeLink url={url} name={to.name} copy={() => void copy(url)} />}
      <p className={styles["hint"]}>{say(terms.role === "GUEST" ? "guestLinkHint" : "memberLinkHint")}</p>
      {to.address === undefined ? null : <Address address={to.address} copy={copy} />}
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
      <div className={styles["foot"]}>
        <span>{say("whoOpens")}</span>
        <Button variant={url === null ? "primary" : "secondary"} loading={isBusy} onClick={() => void make()}>
          {say("makeLink")}
        </Button>
        {url === null ? null : <Button onClick={onClose}>{say("done")}</Button>}
      </div>
    </div>
  );
}

/** The link to copy, and as a picture for a phone's camera. */
export function MadeLink({ url, name, copy }: { url: string; name: string; copy: () => void }) {
  return (
    <div className={styles["made"]}>
      <Link url={url} copy={copy} />
      <LinkCode url={url} name={name} />
    </div>
  );
}

function Link({ url, copy }: { url: string; copy: () => void }) {
  const say = useTexts(inviteTexts);
  return (
    <div className={styles["link"]}>
      <TextInput label={say("link")} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="secondary" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
        {say("copy")}
      </Button>
    </div>
  );
}

/** The address of the space itself, which is enough for those who may enter it anyway. */
function Address({ address, copy }: { address: string; copy: (link: string) => Promise<void> }) {
  const say = useTexts(inviteTexts);
  return (
    <div className={styles["address"]}>
      <span>{say("addressLead")}</span>
      <Button variant="secondary" size="sm" onClick={() => void copy(address)}>
        {say("copyAddress")}
      </Button>
    </div>
  );
}
