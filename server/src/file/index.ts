// Files people bring in: an upload is wanted by a call, comes by `PUT /upload/<id>`, is looked into and stored, and is
// given out under `/files/<key>`. What shows a file keeps its address; what nothing shows is removed after a day.
export { floorPictures } from "./floorPictures.ts";
export { fileOperations } from "./fileOperations.ts";
export { openFile } from "./openFile.ts";
export { receiveUpload } from "./receiveUpload.ts";
export { fileUploads } from "./tables.ts";
export { spacePictures } from "./spacePictures.ts";
export { removeOrphans } from "./removeOrphans.ts";
export { findFile, finishUpload, insertUpload, lastingUrl, urlOfFile } from "./uploadStore.ts";
export type { UploadNeeds } from "./uploadNeeds.ts";
export { ownFiles } from "./ownFiles.ts";
