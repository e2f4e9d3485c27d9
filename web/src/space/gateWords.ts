import type { MediaGate } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { sayIn } from "../platform/i18n/texts.ts";
import { soundTexts } from "./soundTexts.ts";

const hostOf = ({ host }: MediaGate): string => (host === "" ? location.hostname : host);

/** The ports of the first host, as text: *UDP 3478 and TCP 443*; null without any. */
export function nearestGates(gates: readonly MediaGate[]): { ports: string; host: string } | null {
  const [first] = gates;
  if (first === undefined) return null;
  const same = gates.filter(({ host }) => host === first.host);
  const ports = same.map(({ protocol, port }) => `${protocol}\u00a0${port}`);
  return { ports: new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(ports), host: hostOf(first) };
}

/** The text for a network's administrator: all hosts and ports, one a line. Null if none are known. */
export function textForIt(gates: readonly MediaGate[]): string | null {
  if (gates.length === 0) return null;
  const asked = sayIn(soundTexts, currentLocale())("forIt", { site: location.host });
  return [asked, ...gates.map((gate) => `${gate.protocol} ${gate.port}: ${hostOf(gate)}`)].join("\n");
}
