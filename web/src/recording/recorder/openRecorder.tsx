import { createRoot } from "react-dom/client";
import { capturePage } from "./capture.ts";
import { openLine } from "./recorderLine.ts";
import { receiveRoom } from "./recorderMedia.ts";
import { record } from "./recorderModel.ts";
import { RecorderScreen } from "./RecorderScreen.tsx";

/** Renders the recorder's page instead of the app, and records it until told to stop. */
export async function openRecorder(element: HTMLElement, token: string): Promise<void> {
  const opened = await openLine(token);
  if (opened === null) return;
  const root = createRoot(element);
  const draw = (view: Parameters<typeof RecorderScreen>[0]) => root.render(<RecorderScreen {...view} />);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  await record({ line: opened.line, receive: receiveRoom, capture: capturePage, draw, wait }, opened.told);
}
