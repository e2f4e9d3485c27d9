import { Button } from "@mantine/core";
import { ownPlace } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { spaceTexts } from "./texts.ts";

interface LeftPageProps {
  spaceName: string;
  /** They were alone and did not answer whether they were still there. */
  wasQuiet: boolean;
  /** Guests have no spaces of their own to go to. */
  isGuest: boolean;
  comeBack: () => void;
}

/** After leaving: all devices are off, and returning is one click. */
export function LeftPage({ spaceName, wasQuiet, isGuest, comeBack }: LeftPageProps) {
  const say = useTexts(spaceTexts);
  return (
    <PageMessage
      title={say("leftTitle", { space: spaceName })}
      description={say(wasQuiet ? "leftQuietText" : "leftText")}
      court="wide-dusk"
    >
      <Button size="lg" onClick={comeBack}>
        {say("comeBack")}
      </Button>
      {ownPlace() === null && !isGuest ? (
        <Button size="lg" variant="secondary" component="a" href="/dashboard">
          {say("toDashboard")}
        </Button>
      ) : null}
    </PageMessage>
  );
}
