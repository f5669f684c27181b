import type { PricedTerms } from '@marquee/contract/terms/amendment-terms'
import type { Viewer } from '#lib/viewer.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DiffMark } from '#ui/DiffMark.tsx'
import { changesFor, labelOf, toneOf } from './changed-term.ts'

interface ChangesTableProps {
  side: Viewer
  before: PricedTerms
  after: PricedTerms
  /** The talent's name. */
  talent: string
  caption: string
}

/** What a change replaces, old against new, marked from the viewer’s perspective. */
export function ChangesTable({ side, before, after, talent, caption }: ChangesTableProps) {
  const rows = changesFor(side, before, after).map((row, index) => ({ ...row, key: String(index) }))
  return (
    <DataTable
      caption={caption}
      items={rows}
      keyOf={(row) => row.key}
      columns={[
        { label: 'Term', cell: (row) => labelOf(row, side, talent) },
        { label: 'Now', cell: (row) => row.before ?? 'Not part of the deal' },
        {
          label: 'Proposed',
          cell: (row) => <DiffMark how={toneOf(row, side)}>{row.after ?? 'Removed'}</DiffMark>,
        },
      ]}
    />
  )
}
