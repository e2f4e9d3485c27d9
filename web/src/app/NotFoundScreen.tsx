import { Button } from "@mantine/core";
import { useEffect } from "react";
import { ownPlace } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { optionalPart } from "../ui/load/optionalPart.tsx";
import { PageMessage } from "../ui/PageMessage.tsx";
import { appTexts } from "./texts.ts";

/** The router imports this page eagerly, so suggestions of spaces are loaded only once it is shown. */
const meant = optionalPart(async () => (await import("../space/door/DidYouMean.tsx")).DidYouMean);

export function NotFoundScreen() {
  const say = useTexts(appTexts);
  useEffect(() => void meant.want(), []);
  return (
    <PageMessage
      title={say("notFoundTitle")}
      description={say("notFoundDescription")}
      foot={say("youAskedFor", { address: `${location.host}${location.pathname}` })}
    >
      <meant.Part typed={location.pathname.split("/").findLast((part) => part !== "") ?? ""} />
      <Button size="lg" component="a" href={ownPlace() === null ? "/dashboard" : "/"}>
        {say(ownPlace() === null ? "goToDashboard" : "goToSpace")}
      </Button>
    </PageMessage>
  );
}
