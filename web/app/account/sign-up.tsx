import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { DoorChoice } from '#features/identity/DoorChoice.tsx'

export default function SignUp() {
  return (
    <AccountPage
      title="Join Marquee"
      lead="It costs nothing to join. Which side are you on?"
      foot={
        <p>
          Already here? <Link to="/signin">Sign in</Link>
        </p>
      }
    >
      <DoorChoice path="signup" search="" />
    </AccountPage>
  )
}
