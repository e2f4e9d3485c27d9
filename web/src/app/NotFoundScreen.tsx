import { Button } from "@mantine/core";
import { useEffect } from "react";
import { ownPlace } from "../platform/ownHost.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { optionalPart } from "../ui/load/optionalPart.tsx";
import { PageMessage } from "../ui/PageMessage.tsx";
import { appTexts } from "./texts.ts";

/** This page is part of every first load, so what queries spaces is loaded only when it is shown. */
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
