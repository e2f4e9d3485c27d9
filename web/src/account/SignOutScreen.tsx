export function SignOutScreen() {
  return <main />;
}
