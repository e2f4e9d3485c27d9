import { Button, TextInput } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { LinkCode } from "./qr/LinkCode.tsx";
import styles from "./inviteDialog.module.css";
import type { InviteTo } from "./inviteTo.ts";
import parts from "./link.module.css";
import { LinksInUse } from "./LinksInUse.tsx";
import { LastingTerms, WhomTerms } from "./LinkTerms.tsx";
import { inviteTexts } from "./texts.ts";
import { useLink, useTerms, type MadeLink, type Terms } from "./useLink.ts";

interface LinkPartProps {
  to: InviteTo;
  onClose: () => void;
}

/** Inviting by a link that is made once and copied as often as one likes. */
export function LinkPart({ to, onClose }: LinkPartProps) {
  const terms = useTerms(to);
  const link = useLink(to, terms);
  return <LinkView {...{ to, onClose, terms, link }} />;
}

/** The link beside its picture for cameras, its terms, and the links that already work. */
export function LinkView({ to, onClose, terms, link }: LinkPartProps & { terms: Terms; link: MadeLink }) {
  const say = useTexts(inviteTexts);
  const { url, problem, copy } = link;
  return (
    <div className={styles["part"]}>
      <div className={parts["top"]}>
        <div className={parts["main"]}>
          {url === null ? null : <Link url={url} isCopied={link.isCopied} copy={() => void copy(url)} />}
          <p className={styles["hint"]}>
            {terms.role === "GUEST" ? say("guestLinkHint", { place: placeOf(to, terms) }) : say("memberLinkHint")}
          </p>
          <LastingTerms terms={terms} />
        </div>
        {url === null ? null : <LinkCode url={url} name={to.name} />}
      </div>
      <WhomTerms to={to} terms={terms} />
      {to.address === undefined ? null : <Address address={to.address} copy={copy} />}
      <LinksInUse to={to} made={url} />
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
      <Foot link={link} onClose={onClose} />
    </div>
  );
}

const placeOf = ({ name, spaces }: InviteTo, { spaceIds }: Terms): string =>
  spaces.find(({ id }) => id === spaceIds[0])?.name ?? name;

/** On a phone copying is the act of the sheet; elsewhere it stands in the field. */
function Foot({ link: { url, isBusy, make, copy }, onClose }: { link: MadeLink; onClose: () => void }) {
  const say = useTexts(inviteTexts);
  return (
    <div className={styles["foot"]}>
      <span>{say("whoOpens")}</span>
      <Button variant={url === null ? "primary" : "secondary"} loading={isBusy} onClick={() => void make()}>
        {say("makeLink")}
      </Button>
      {url === null ? null : (
        <>
          <Button className={parts["done"] ?? ""} onClick={onClose}>
            {say("done")}
          </Button>
          <Button
            className={parts["copyLink"] ?? ""}
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy(url)}
          >
            {say("copyLink")}
          </Button>
        </>
      )}
    </div>
  );
}

function Link({ url, isCopied, copy }: { url: string; isCopied: boolean; copy: () => void }) {
  const say = useTexts(inviteTexts);
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <div className={parts["link"]}>
      <TextInput label={say("link")} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="soft" size="sm" leftSection={<Sign size={16} aria-hidden />} onClick={copy}>
        {say(isCopied ? "isCopied" : "copy")}
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
