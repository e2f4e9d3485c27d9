export function LastVisitedScreen() {
  return <main />;
}
