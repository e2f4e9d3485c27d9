const hostTypePreference = 126;
const tcpTypePreference = 99;

/** Host candidates for our UDP and TCP port at every announced address, best first. */
export function hostCandidates(addresses: readonly string[], ports: { udp: number; tcp: number }): readonly string[] {
  const lines = (protocol: "udp" | "tcp"): string[] =>
    addresses.map((address, index) => {
      const foundation = index * 2 + (protocol === "udp" ? 1 : 2);
      const preference = protocol === "udp" ? hostTypePreference : tcpTypePreference;
      const priority = preference * 2 ** 24 + (65535 - index) * 2 ** 8 + 255;
      const end = protocol === "tcp" ? " tcptype passive" : "";
      return `candidate:${foundation} 1 ${protocol} ${priority} ${address} ${ports[protocol]} typ host${end}`;
    });
  return [...lines("udp"), ...lines("tcp")];
}
