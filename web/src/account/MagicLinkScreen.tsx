export function MagicLinkScreen() {
  return <main />;
}
