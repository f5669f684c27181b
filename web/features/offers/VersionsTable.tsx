import type { OfferVersion } from '@marquee/contract/calls/offers'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DiffMark } from '#ui/DiffMark.tsx'
import { type Difference, versionDiff } from './version-diff.ts'

interface VersionsTableProps {
  before: OfferVersion
  after: OfferVersion
  side: Viewer
  /** The talent's name, for viewers other than the talent. */
  talent: string
}

/** Two versions side by side; differences are marked from the viewer's perspective. */
export function VersionsTable({ before, after, side, talent }: VersionsTableProps) {
  const owner = (version: OfferVersion) =>
    `${version.by === sideOf(side) ? 'Your' : 'Their'} version ${version.no}`
  return (
    <DataTable<Difference>
      caption={`Version ${before.no} and version ${after.no}`}
      items={versionDiff(before, after, side, talent)}
      keyOf={(row) => row.label}
      columns={[
        { label: 'Term', cell: (row) => row.label },
        { label: owner(before), cell: (row) => row.before },
        {
          label: owner(after),
          cell: (row) => (row.change ? <DiffMark how={row.change}>{row.after}</DiffMark> : row.after),
        },
      ]}
    />
  )
}
