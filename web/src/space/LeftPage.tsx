import { Button } from "@mantine/core";
import { ownPlace } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { spaceTexts } from "./texts.ts";

/** After leaving: nothing is on any more, and the way back is one click. */
export function LeftPage({ spaceName, comeBack }: { spaceName: string; comeBack: () => void }) {
  const say = useTexts(spaceTexts);
  return (
    <PageMessage title={say("leftTitle", { space: spaceName })} description={say("leftText")} court="wide-dusk">
      <Button size="lg" onClick={comeBack}>
        {say("comeBack")}
      </Button>
      {ownPlace() === null ? (
        <Button size="lg" variant="secondary" component="a" href="/dashboard">
          {say("toDashboard")}
        </Button>
      ) : null}
    </PageMessage>
  );
}
