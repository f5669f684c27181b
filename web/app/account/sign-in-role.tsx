export default function Page() {
  return <h1>sign-in-role</h1>
}
