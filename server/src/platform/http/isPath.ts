/**
 * Whether a request target is a path of ours. It could also be an absolute URL, `*`, or a path that starts with two
 * slashes, which some URL parsers read as a host.
 */
export const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);
