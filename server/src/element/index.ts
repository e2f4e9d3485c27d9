// Elements: what people share in rooms. A room counts the changes of its elements, so that whoever receives a change
// knows whether they have missed one. Only the live room knows who is using an element.
export { beginChange } from "./changeInRoom.ts";
export { copyElements } from "./copyElements.ts";
export type { EmbedNeeds } from "./elementNeeds.ts";
export { elementOperations, liveElementOperations } from "./elementOperations.ts";
export { isElementFile, keepLive, loadElements } from "./elementStore.ts";
export { mayOpenElementFile, roomOfElementFile } from "./mayOpenElementFile.ts";
export { ownElements } from "./ownElements.ts";
export { passOnElements } from "./passOnElements.ts";
export { playFrom, providerOf } from "./playVideo.ts";
export { removeLeft } from "./removeLeft.ts";
export { elementsRevised } from "./topics.ts";
