import { Link, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { DoorChoice } from '#features/identity/DoorChoice.tsx'

export default function SignIn() {
  const { search } = useLocation()
  return (
    <AccountPage
      title="Sign in"
      lead="Which side are you on?"
      foot={
        <p>
          New here? <Link to="/signup">Create an account</Link>
        </p>
      }
    >
      <DoorChoice path="signin" search={search} />
    </AccountPage>
  )
}
