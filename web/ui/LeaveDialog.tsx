import { use, useEffect, useState } from 'react'
import { useDirtyGuard } from '#lib/use-dirty-guard.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DialogGuard } from './dialog-guard.ts'

/**
 * Placed in a form: asks before the user leaves it, or closes the dialog around it, with unsaved changes. When several forms of a
 * page have changes, one question is asked.
 */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  return isDirty && <LeaveQuestion />
}

function LeaveQuestion() {
  const guard = useDirtyGuard()
  const dialog = use(DialogGuard)
  // Closes the dialog around the form; null while the user does not want to.
  const [close, setClose] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!dialog) return
    dialog.current = (wanted) => setClose(() => wanted)
    return () => {
      dialog.current = null
    }
  }, [dialog])
  const stay = () => {
    setClose(null)
    guard.stay()
  }
  return (
    <ConfirmDialog
      isOpen={guard.isAsking || close !== null}
      onClose={stay}
      title="Leave without saving?"
      consequences={[
        close ? 'What you have written here will be lost.' : 'Your changes on this page will be lost.',
      ]}
      confirm="Leave"
      cancel="Stay"
      isDangerous
      onConfirm={close ?? guard.leave}
    />
  )
}
