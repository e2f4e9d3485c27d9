/**
 * Whether a request line asks for a path of ours. It may hold a whole address or `*` as well, and a path that begins
 * with two slashes: whoever reads that as an address finds a host in it.
 */
export const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);
