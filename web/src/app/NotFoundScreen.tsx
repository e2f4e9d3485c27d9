import { Button } from "@mantine/core";
import { ownPlace } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { lazyPart } from "../ui/load/lazyPart.tsx";
import { PageMessage } from "../ui/PageMessage.tsx";
import { appTexts } from "./texts.ts";

/** The router imports this page eagerly, so suggestions of spaces are loaded only once it is shown. */
const DidYouMean = lazyPart(async () => (await import("../space/door/DidYouMean.tsx")).DidYouMean);

export function NotFoundScreen() {
  const say = useTexts(appTexts);
  return (
    <PageMessage
      title={say("notFoundTitle")}
      description={say("notFoundDescription")}
      foot={say("youAskedFor", { address: `${location.host}${location.pathname}` })}
    >
      <DidYouMean typed={location.pathname.split("/").findLast((part) => part !== "") ?? ""} />
      <Button size="lg" component="a" href={ownPlace() === null ? "/dashboard" : "/"}>
        {say(ownPlace() === null ? "goToDashboard" : "goToSpace")}
      </Button>
    </PageMessage>
  );
}
