import { Button } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { takeSecret } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { Face } from "../../ui/Face.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { accountChanged, useOwnAccount } from "../session/ownAccount.ts";
import { accountTexts } from "../texts.ts";
import { createHandedLinkModel, type HandedLinkModel, type HandedLinkState } from "./handedLinkModel.ts";

export function HandedLinkScreen() {
  const { to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const own = useOwnAccount();
  const say = useTexts(accountTexts);
  const [state, model] = useModel(() => openedLink(to ?? null));
  const goTo = state.step === "done" ? state.goTo : null;
  useEffect(() => {
    if (goTo !== null) void navigate({ href: goTo, replace: true });
  }, [goTo, navigate]);
  return (
    <HandedLinkView
      state={state}
      signedInAs={own ? ([own.name, own.email?.split("@")[0]].find(Boolean) ?? say("handedGuest")) : null}
      actions={model}
    />
  );
}

interface HandedLinkViewProps {
  state: HandedLinkState;
  /** The account of this browser's current session. */
  signedInAs: string | null;
  actions: Pick<HandedLinkModel, "goOn" | "stay">;
}

export function HandedLinkView({ state, signedInAs, actions }: HandedLinkViewProps) {
  const say = useTexts(accountTexts);
  if (state.step === "looking" || state.step === "done")
    return <PageMessage court="wide" title={say("magicWorking")} />;
  if (state.step === "refused") {
    return (
      <PageMessage court="shut" title={say("magicFailed")} description={errorText(state.code, currentLocale())}>
        <Button size="lg" onClick={actions.stay}>
          {say("handedGoOnWithout")}
        </Button>
      </PageMessage>
    );
  }
  const { isWorking } = state;
  const owner = { ...state.owner, name: state.owner.name || say("handedGuest") };
  const lead = signedInAs === null ? say("handedLead") : say("handedInstead", { name: signedInAs });
  return (
    <PageMessage court="wide" title={say("handedTitle", { name: owner.name })} description={lead}>
      <Button
        size="lg"
        loading={isWorking}
        leftSection={<Face look={owner} size={28} />}
        onClick={() => void actions.goOn()}
      >
        {say("handedGoOn", { name: owner.name })}
      </Button>
      {signedInAs === null ? (
        <ButtonLink to="/login" size="lg" variant="secondary">
          {say("handedOther")}
        </ButtonLink>
      ) : (
        <Button size="lg" variant="secondary" disabled={isWorking} onClick={actions.stay}>
          {say("handedStay", { name: signedInAs })}
        </Button>
      )}
    </PageMessage>
  );
}

/* The token can be taken only once, but React may create a model twice in development, so it is kept here. */
let opened: HandedLinkModel | null = null;
function openedLink(goTo: string | null): HandedLinkModel {
  const token = takeSecret("tempAuthToken");
  if (opened !== null && token === null) return opened;
  opened = createHandedLinkModel({ call, token, signedIn: accountChanged, goTo });
  return opened;
}
