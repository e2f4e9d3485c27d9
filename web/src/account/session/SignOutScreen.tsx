import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { signOut } from "./ownAccount.ts";
import { accountTexts } from "../texts.ts";

/** Ends the session as soon as it is shown, then says good-bye. */
export function SignOutScreen() {
  const say = useTexts(accountTexts);
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    void signOut().then(() => setIsOut(true));
  }, []);
  if (!isOut) return <PageMessage court="wide" title={say("signingOut")} />;
  return (
    <PageMessage court="wide-dusk" title={say("signedOut")} description={say("signedOutLead")}>
      <ButtonLink to="/login" size="lg">
        {say("signIn")}
      </ButtonLink>
    </PageMessage>
  );
}
