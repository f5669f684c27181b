import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import classes from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** On whose behalf it is done, above the consequences. */
  subject?: ReactNode
  /** The effect on money and on the other party, and whether it can be undone: one sentence each. */
  consequences: readonly string[]
  /** The action, in the imperative: "Withdraw offer". */
  confirm: string
  /** The other button; “Cancel” when absent. */
  cancel?: string
  isDangerous?: boolean
  isBusy?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  /** Fields that the action needs, such as a reason. */
  children?: ReactNode
}

/**
 * A confirmation dialog with the consequences above the buttons. Cancel comes first and is never the
 * dangerous button.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    subject,
    consequences,
    confirm,
    cancel = 'Cancel',
    isDangerous = false,
    isBusy = false,
    isDisabled = false,
    onConfirm,
    children,
  } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {subject && <div className={classes.subject}>{subject}</div>}
      <ul className={classes.list}>
        {consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
      <div className={classes.buttons}>
        <Button data-first onClick={onClose}>
          {cancel}
        </Button>
        <Button
          kind={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={isDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
