import type { OfferVersion } from '@marquee/contract/calls/offers'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DiffMark } from '#ui/DiffMark.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type Difference, versionDiff } from './version-diff.ts'

interface VersionsTableProps {
  before: OfferVersion
  after: OfferVersion
  side: Viewer
  /** The talent's name, for viewers other than the talent. */
  talent: string
}

/** Two versions side by side: what changed, marked from the viewer’s perspective, and the rest folded. */
export function VersionsTable({ before, after, side, talent }: VersionsTableProps) {
  const owner = (version: OfferVersion) =>
    `${version.by === sideOf(side) ? 'Your' : 'Their'} version ${version.no}`
  const rows = versionDiff(before, after, side, talent)
  const changed = rows.filter((row) => row.change)
  const unchanged = rows.filter((row) => !row.change)
  const table = (caption: string, items: Difference[]) => (
    <DataTable<Difference>
      caption={caption}
      items={items}
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
  return (
    <Stack>
      {changed.length > 0
        ? table(`Changes from version ${before.no} to version ${after.no}`, changed)
        : 'Both versions have the same terms.'}
      {unchanged.length > 0 && (
        <details>
          <summary>{unchanged.length} unchanged</summary>
          {table(`Terms that versions ${before.no} and ${after.no} share`, unchanged)}
        </details>
      )}
    </Stack>
  )
}
