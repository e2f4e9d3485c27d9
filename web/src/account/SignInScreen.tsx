export function SignInScreen() {
  return <main />;
}
