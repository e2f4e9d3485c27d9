export function TeamSettingsScreen() {
  return <main />;
}
