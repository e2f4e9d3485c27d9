/** In a module of its own, which loads after the entrance. */
export { operations as allOperations } from "@atrium/contract";
