// Files people upload: a call announces an upload, its bytes come by `PUT /upload/<id>`, are inspected and stored, and are
// served under `/files/<key>`. Whatever shows a file stores its URL; files that nothing shows are deleted after a day.
export { elementFiles } from "./elementFiles.ts";
export { floorPictures } from "./floorPictures.ts";
export { fileOperations } from "./fileOperations.ts";
export { openFile } from "./openFile.ts";
export { createLinkedPictures } from "./linkedPictures.ts";
export type { LinkedNeeds } from "./linkedPictures.ts";
export { receiveUpload } from "./receiveUpload.ts";
export { fileUploads } from "./tables.ts";
export { spacePictures } from "./spacePictures.ts";
export { removeOrphans } from "./removeOrphans.ts";
export { findFile, finishUpload, insertUpload, lastingUrl, urlOfFile } from "./uploadStore.ts";
export type { UploadNeeds } from "./uploadNeeds.ts";
export { ownFiles } from "./ownFiles.ts";
