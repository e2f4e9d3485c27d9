// People, their sessions and the ways to sign in. Teams hang on accounts, so this domain knows no other one: what it
// needs of teams comes in as an interface.
export { accounts } from "./tables.ts";
