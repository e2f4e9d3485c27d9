export { AudioGraph } from "./sound/audioGraph.ts";
export { ElementVolumes } from "./sound/elementVolumes.ts";
export { echoFacts, hearsOwnMix } from "./sound/hearsOwnMix.ts";
export { Media } from "./media.ts";
export type { MediaNeeds } from "./media.ts";
export { loadLivekit } from "./seat/mediaSeat.ts";
export { ReceptionLoop } from "./hearing/receptionLoop.ts";
export type * from "./mediaState.ts";
export { pictureOf } from "./picture.ts";
