import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { Button } from '../Button.tsx'
import { ReportDialog } from './ReportDialog.tsx'

/** Reports a file of another user, beside its download link. */
export function ReportFileButton({ file }: { file: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false)
  if (isActing()) return null
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)} aria-label={`Report file ${file.name}`}>
        Report file
      </Button>
      <ReportDialog
        subject={isOpen ? { noun: 'file', id: file.id, name: file.name } : null}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
