export function CreateSpaceScreen() {
  return <main />;
}
