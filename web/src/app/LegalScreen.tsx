export function LegalScreen() {
  return <main />;
}
