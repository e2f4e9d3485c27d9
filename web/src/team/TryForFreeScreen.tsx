export function TryForFreeScreen() {
  return <main />;
}
