import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { BlockDialog, type BlockParty } from '#ui/blocks/BlockDialog.tsx'
import { type OverflowAction, OverflowMenu } from '#ui/OverflowMenu.tsx'
import { ReportDialog, type ReportSubject, reportLabel } from '#ui/reports/ReportDialog.tsx'

interface ReportMenuProps {
  subjects: readonly ReportSubject[]
  /** What else the page offers; it comes first, so that a page has one menu. */
  actions?: readonly OverflowAction[]
  /** Names the button where a page has several menus. */
  label?: string
  /** Who can be blocked from here, and what leaves the page then; absent where nobody can. */
  block?: {
    party: BlockParty
    /** The talents of whom an agent chooses one. */
    talents?: readonly { id: string; name: string }[]
    onBlocked?: () => void | Promise<void>
  }
}

/** The menu that reports what a page shows, one entry for each subject, and blocks its owner. */
export function ReportMenu({ subjects, actions = [], label, block }: ReportMenuProps) {
  const [open, setOpen] = useState<ReportSubject | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  if (isActing()) return <OverflowMenu actions={actions} />
  return (
    <>
      <OverflowMenu
        {...(label && { label })}
        actions={[
          ...actions,
          ...subjects.map((subject) => ({ label: reportLabel(subject), onSelect: () => setOpen(subject) })),
          ...(block
            ? [{ label: `Block ${block.party.name}`, isDangerous: true, onSelect: () => setBlocking(true) }]
            : []),
        ]}
      />
      {block && <BlockDialog isOpen={isBlocking} onClose={() => setBlocking(false)} {...block} />}
      <ReportDialog subject={open} onClose={() => setOpen(null)} />
    </>
  )
}
