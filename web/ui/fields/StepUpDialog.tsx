import type { StepUp } from '#lib/use-step-up.ts'
import { Dialog } from '../Dialog.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

interface StepUpProps {
  stepUp: StepUp
  /** What is protected here, such as “your money”. */
  protects: string
  /** The call that waits is being repeated. */
  isBusy: boolean
}

/** What the server asks for before a sensitive action: a confirmation, or a second factor that is set up here. */
export function StepUpForm({ stepUp, protects, isBusy }: StepUpProps) {
  return stepUp.step === 'set_up' ? (
    <SetUpSecondFactor
      reason="Bank details need two-step verification, so that nobody else can send your money elsewhere."
      onDone={stepUp.retry}
      onCancel={stepUp.close}
    />
  ) : (
    <ConfirmPassword protects={protects} onConfirmed={stepUp.retry} isBusy={isBusy} onCancel={stepUp.close} />
  )
}

/** The same in a dialog; closed while nothing is asked for. */
export function StepUpDialog(props: StepUpProps) {
  const { step, close } = props.stepUp
  return (
    <Dialog isOpen={step !== null} onClose={close} title={titles[step ?? 'confirm']}>
      {step && <StepUpForm {...props} />}
    </Dialog>
  )
}

const titles = { confirm: 'Confirm it’s you', set_up: 'Turn on two-step verification' } as const
