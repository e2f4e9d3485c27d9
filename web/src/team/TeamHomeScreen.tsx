export function TeamHomeScreen() {
  return <main />;
}
