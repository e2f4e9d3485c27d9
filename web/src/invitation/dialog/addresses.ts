import type { EmailFault } from "@atrium/contract";

/** An address as it was typed, and what is wrong with it. */
export interface TypedAddress {
  email: string;
  fault: EmailFault | null;
}

const IN_BRACKETS = /<([^<>\s]+)>/;
const LOOKS_LIKE_ONE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The addresses in what was typed or pasted: apart by commas, semicolons, lines or spaces, with or without names. */
export function splitAddresses(typed: string): string[] {
  return typed
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => {
      const named = IN_BRACKETS.exec(part)?.[1];
      return named === undefined ? part.split(/\s+/) : [named];
    })
    .filter((each) => each !== "");
}

/** Appends addresses, and marks each with the faults that can be seen without asking the server. */
export function addAddresses(before: readonly TypedAddress[], typed: string): TypedAddress[] {
  return checked([...before, ...splitAddresses(typed).map((email) => ({ email, fault: null }))]);
}

/** A fault that the server found stays until the address is changed. */
export function checked(addresses: readonly TypedAddress[]): TypedAddress[] {
  const seen = new Set<string>();
  return addresses.map(({ email, fault }) => {
    const key = email.toLowerCase();
    const isTwice = seen.has(key);
    seen.add(key);
    if (!looksLikeAddress(email)) return { email, fault: "invalidEmail" };
    if (isTwice) return { email, fault: "duplicatedEmail" };
    return { email, fault: fault === "invalidEmail" || fault === "duplicatedEmail" ? null : fault };
  });
}

/** What is wrong, in the order of the addresses, and the addresses it is wrong with. */
export function faultyOnes(addresses: readonly TypedAddress[]): { fault: EmailFault; emails: string[] }[] {
  const faults = new Set(addresses.flatMap(({ fault }) => fault ?? []));
  return [...faults].map((fault) => {
    const emails = addresses.filter((address) => address.fault === fault).map(({ email }) => email);
    return { fault, emails: [...new Set(emails)] };
  });
}

/** The addresses that can be sent, in batches of one call. */
export function inCalls(addresses: readonly TypedAddress[], most: number): string[][] {
  const good = addresses.filter(({ fault }) => fault === null).map(({ email }) => email);
  return inPieces(good, most);
}

/** A list in batches of at most so many. */
export const inPieces = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));

/** Whether it is worth asking the server, which checks more closely. */
export const looksLikeAddress = (email: string): boolean => LOOKS_LIKE_ONE.test(email);
