export default function Page() {
  return <h1>sign-up-role</h1>
}
