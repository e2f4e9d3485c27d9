// Boards: who presents, and who follows whom. All of it is state of the live room.
export { boardOperations } from "./boardOperations.ts";
