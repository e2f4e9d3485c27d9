// Captions: what is said in a room becomes words, in the language of whoever reads them. The live domain knows who is heard.
export { captionOperations } from "./captionOperations.ts";
export { captionsTold, createCaptioning } from "./captioning.ts";
export type { Captioning } from "./captioning.ts";
export type { Recognition } from "./recogniser.ts";
