import type { ErrorCode } from "@atrium/contract";
import { useState } from "react";
import { localPath } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { keepWayBack } from "./wayBack.ts";

export interface Connect {
  busy: boolean;
  problem: ErrorCode | null;
  start: () => void;
}

const WINDOW = "popup,width=520,height=720";

/** Google's page in a window of its own, so that nobody leaves their room; without one, in this window and back. */
export function useConnect(): Connect {
  const [{ busy, problem }, setState] = useState<Omit<Connect, "start">>({ busy: false, problem: null });
  const start = async () => {
    if (busy) return;
    // Before it opens: a window begins with what is kept by the page that opens it.
    keepWayBack(null);
    // Browsers open a window only in the click itself.
    const opened = globalThis.open("", "_blank", WINDOW);
    setState({ busy: true, problem: null });
    const back = localPath(location.pathname + location.search);
    const reply = await call("getGoogleCalendarLink", opened !== null || back === null ? {} : { redirect: back });
    setState({ busy: false, problem: reply.ok ? null : reply.code });
    if (!reply.ok) return opened?.close();
    if (opened === null) {
      keepWayBack(back);
      return location.assign(reply.value.url);
    }
    opened.opener = null;
    opened.location.href = reply.value.url;
  };
  return { busy, problem, start: () => void start() };
}
