import { Button } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { saveFile } from "../../platform/saveFile.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { collectOwnData } from "./collectOwnData.ts";
import { dataTexts } from "./texts.ts";

type State = { kind: "idle" | "done" } | { kind: "reading"; count: number } | { kind: "failed"; text: string };

/** Exports everything stored about me as a file, which is put together in the browser. */
export function OwnDataSetting() {
  const say = useTexts(dataTexts);
  const { state, download, stop } = useDownload();
  const isReading = state.kind === "reading";
  return (
    <Setting title={say("title")} lead={say("lead")}>
      <Row
        title={say("file")}
        note={
          <span role="status">
            {isReading ? say("reading", { count: state.count }) : null}
            {state.kind === "done" ? say("done") : null}
            {state.kind === "failed" ? state.text : null}
          </span>
        }
      >
        <Button variant="secondary" onClick={isReading ? stop : () => void download()}>
          {say(isReading ? "stop" : "download")}
        </Button>
      </Row>
    </Setting>
  );
}

function useDownload() {
  const [state, setState] = useState<State>({ kind: "idle" });
  const over = useRef<AbortController | null>(null);
  useEffect(() => () => over.current?.abort(), []);
  return {
    state,
    stop() {
      over.current?.abort();
      setState({ kind: "idle" });
    },
    async download() {
      const controller = new AbortController();
      over.current = controller;
      setState({ kind: "reading", count: 0 });
      const collected = await collectOwnData((asked) => call("getOwnDataPage", asked), {
        tell: (count) => setState({ kind: "reading", count }),
        signal: controller.signal,
      });
      if (collected === null) return;
      if (!collected.ok) return setState({ kind: "failed", text: errorText(collected.code, currentLocale()) });
      const savedAt = new Date().toISOString();
      const text = JSON.stringify({ savedAt, ...collected.data }, null, 2);
      saveFile(new Blob([text], { type: "application/json" }), `atrium-my-data-${savedAt.slice(0, 10)}.json`);
      setState({ kind: "done" });
    },
  };
}
