import type { OfferVersion } from '@marquee/contract/calls/offers'
import { Changed } from '#ui/Changed.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { type Difference, differences } from './differences.ts'

interface VersionsTableProps {
  before: OfferVersion
  after: OfferVersion
  viewer: 'brand' | 'talent'
}

/** Two versions side by side; what differs is marked for the one who reads. */
export function VersionsTable({ before, after, viewer }: VersionsTableProps) {
  const owner = (version: OfferVersion) => `${version.by === viewer ? 'Your' : 'Their'} version ${version.no}`
  return (
    <DataTable<Difference>
      caption={`Version ${before.no} and version ${after.no}`}
      items={differences(before, after, viewer)}
      keyOf={(row) => row.label}
      columns={[
        { label: 'Term', cell: (row) => row.label },
        { label: owner(before), cell: (row) => row.before },
        { label: owner(after), cell: (row) => (row.change ? <Changed how={row.change}>{row.after}</Changed> : row.after) },
      ]}
    />
  )
}
