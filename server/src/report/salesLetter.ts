import type { InputOf, operations } from "@atrium/contract";
import type { Letter } from "./letter.ts";

/** What somebody has written about a plan for more people, or on a contract. */
export interface SalesLetter extends Letter {
  kind: "sales";
  /** Their business e-mail: an answer is always wanted. */
  email: string;
  about: Omit<InputOf<typeof operations.sendSalesLetter>, "email" | "message">;
}
