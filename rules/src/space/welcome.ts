import type { WelcomePage } from "@atrium/contract";

/**
 * What somebody still has to enter about themselves. A name is always required; some spaces also ask for a few words.
 */
export function welcomeAsks(
  { isWelcomeRequired }: { isWelcomeRequired: boolean },
  person: { name: string; about: string } | null,
): WelcomePage["asks"] {
  const asks: WelcomePage["asks"] = [];
  if (isBlank(person?.name)) asks.push("name");
  if (isWelcomeRequired && isBlank(person?.about)) asks.push("about");
  return asks;
}

const isBlank = (text = ""): boolean => text.trim() === "";
