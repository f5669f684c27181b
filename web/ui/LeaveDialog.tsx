import { useDirtyGuard } from '#lib/use-dirty-guard.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Placed in a form: asks before the user leaves it with unsaved changes. When several forms of a page have changes, one question is asked. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  return isDirty && <LeaveQuestion />
}

function LeaveQuestion() {
  const guard = useDirtyGuard()
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      title="Leave without saving?"
      consequences={['Your changes on this page will be lost.']}
      confirm="Leave"
      isDangerous
      onConfirm={guard.leave}
    />
  )
}
