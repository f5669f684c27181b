import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { BlockDialog } from '#ui/blocks/BlockDialog.tsx'
import { ReportDialog } from '#ui/reports/ReportDialog.tsx'

/** What a brand does about an agency whose agents write to it. */
export interface AgencyAction {
  kind: 'report' | 'block'
  agency: AgencyCard
}

/** The dialog that reports or blocks an agency; null while none is open. */
export function AgencyDialogs({ open, onClose }: { open: AgencyAction | null; onClose: () => void }) {
  if (!open) return null
  const { kind, agency } = open
  if (kind === 'report') return <ReportDialog subject={{ noun: 'agency', ...agency }} onClose={onClose} />
  return <BlockDialog isOpen party={{ kind: 'agency', ...agency }} onClose={onClose} />
}
