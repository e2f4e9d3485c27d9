// What teams and spaces need from media: the way through networks, and what is tried before anybody enters.
import { accessForTrial } from "../live/index.ts";
import { mediaGates } from "./mediaGates.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { DomainNeeds } from "./wireDomains.ts";
import type { Config } from "../platform/config.ts";

export const mediaOf = (needs: PartsNeeds): Pick<DomainNeeds, "ice" | "mediaTrials"> => ({
  ice: iceOf(needs.config),
  mediaTrials: mediaTrialsOf(needs),
});

const mediaTrialsOf = ({ config, media }: PartsNeeds): DomainNeeds["mediaTrials"] => ({
  access: (accountId) => accessForTrial({ ...media, browserUrl: media.publicUrl }, accountId),
  gates: mediaGates(config),
});

function iceOf({ iceServers: { urls, secret } }: Config) {
  const isTurn = (url: string) => /^turns?:/.test(url);
  return { stunUrls: urls.filter((url) => !isTurn(url)), turnUrls: urls.filter(isTurn), turnSecret: secret };
}
