/** For all tests of a file: frames of other sites than these load nothing. */
export function framesOnlyFrom(sources: string): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `frame-src ${sources}`;
  document.head.append(policy);
}
