import type { RequiredStep } from '#lib/api-error.ts'
import { Dialog } from '../Dialog.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

interface StepUpProps {
  step: RequiredStep
  /** What is protected here, such as “your money”. */
  protects: string
  /** Repeats the blocked call. */
  onDone: () => void
  isBusy: boolean
  onCancel: () => void
}

/** What the server asks for before a sensitive action: a confirmation, or a second factor that is set up here. */
export function StepUp({ step, protects, onDone, isBusy, onCancel }: StepUpProps) {
  return step === 'confirm' ? (
    <ConfirmPassword protects={protects} onConfirmed={onDone} isBusy={isBusy} onCancel={onCancel} />
  ) : (
    <SetUpSecondFactor
      reason="Bank details need two-step verification, so that nobody else can send your money elsewhere."
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}

/** The same in a dialog; closed while nothing is asked for. */
export function StepUpDialog({ step, ...rest }: Omit<StepUpProps, 'step'> & { step: RequiredStep | null }) {
  return (
    <Dialog isOpen={step !== null} onClose={rest.onCancel} title={titles[step ?? 'confirm']}>
      {step && <StepUp step={step} {...rest} />}
    </Dialog>
  )
}

const titles = { confirm: 'Confirm it’s you', set_up: 'Turn on two-step verification' } as const
