import { Link, useParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { DemoSignIns } from '#features/identity/DemoSignIns.tsx'
import { doors, isDoor } from '#features/identity/role-doors.ts'
import { SignInForm } from '#features/identity/SignInForm.tsx'
import { MissingPage } from '#ui/FaultPage.tsx'

export default function SignInRole() {
  const { role } = useParams()
  if (!isDoor(role)) return <MissingPage />
  const other = role === 'brand' ? 'talent' : 'brand'
  const foot = (
    <>
      <p>
        New here? <Link to={`/signup/${role}`}>Join as a {doors[role].word}</Link>
      </p>
      <p>
        <Link to={`/signin/${other}`}>I am a {doors[other].word}</Link>
      </p>
    </>
  )
  return (
    <AccountPage key={role} title={`Sign in as a ${doors[role].word}`} foot={foot}>
      <SignInForm door={role} />
      <DemoSignIns door={role} />
    </AccountPage>
  )
}
