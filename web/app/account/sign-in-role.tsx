import { Link, useParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { DemoSignIns } from '#features/identity/DemoSignIns.tsx'
import { doorNames, doors, isDoor } from '#features/identity/role-doors.ts'
import { SignInForm } from '#features/identity/SignInForm.tsx'
import { MissingPage } from '#ui/FaultPage.tsx'

export default function SignInRole() {
  const { role } = useParams()
  if (!isDoor(role)) return <MissingPage />
  const foot = (
    <>
      <p>
        New here? <Link to={`/signup/${role}`}>Join as a {doors[role].word}</Link>
      </p>
      {doorNames
        .filter((door) => door !== role)
        .map((door) => (
          <p key={door}>
            <Link to={`/signin/${door}`}>I am a {doors[door].word}</Link>
          </p>
        ))}
    </>
  )
  return (
    <AccountPage key={role} title={`Sign in as a ${doors[role].word}`} foot={foot}>
      <SignInForm door={role} />
      <DemoSignIns door={role} />
    </AccountPage>
  )
}
