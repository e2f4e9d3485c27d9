import type { MediaGate } from "@atrium/contract";

const hostOf = ({ host }: MediaGate): string => (host === "" ? location.hostname : host);

/** The ports of the host that is named first, as one asks for them: *UDP 3478, TCP 443*; null without any. */
export function nearestGates(gates: readonly MediaGate[]): { ports: string; host: string } | null {
  const [first] = gates;
  if (first === undefined) return null;
  const same = gates.filter(({ host }) => host === first.host);
  return { ports: same.map(({ protocol, port }) => `${protocol}\u00a0${port}`).join(", "), host: hostOf(first) };
}

/** All of them, one a line. */
export const gateList = (gates: readonly MediaGate[]): string[] =>
  gates.map((gate) => `${gate.protocol} ${gate.port}: ${hostOf(gate)}`);
