import { useState } from 'react'
import type { Enrolment } from '#ui/AppEnrolment.tsx'
import { RecoveryCodes } from '#ui/fields/RecoveryCodes.tsx'
import { AppCodeStep } from './AppCodeStep.tsx'
import { EnrolStep } from './EnrolStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Step =
  | { name: 'password' }
  | { name: 'codes'; isEnrolled: boolean }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'recovery'; codes: readonly string[] }

/** The sign-in of operators: password, emailed code, and the code of the app, which is connected the first time. */
export function OperatorSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const restart = () => setStep({ name: 'password' })
  switch (step.name) {
    case 'password':
      return <PasswordStep onSent={(isEnrolled) => setStep({ name: 'codes', isEnrolled })} />
    case 'codes':
      return (
        <AppCodeStep
          isEnrolled={step.isEnrolled}
          onSignedIn={onSignedIn}
          onEnrol={(enrolment) => setStep({ name: 'enrol', enrolment })}
          onRestart={restart}
        />
      )
    case 'enrol':
      return (
        <EnrolStep
          enrolment={step.enrolment}
          onEnrolled={(codes) => setStep({ name: 'recovery', codes })}
          onRestart={restart}
        />
      )
    case 'recovery':
      return <RecoveryCodes codes={step.codes} onDone={onSignedIn} />
  }
}
