import type { EditedContentPage } from '@marquee/contract/calls/operator-content'
import { contentPages } from '@marquee/contract/content/pages'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import type { FieldRows } from './field-values.ts'
import { previewPath } from './preview-path.ts'
import { VersionChanges } from './VersionChanges.tsx'

type Version = EditedContentPage['versions'][number]

interface VersionsCardProps {
  page: ContentKey
  edited: EditedContentPage
  onRestore: (version: number) => void
}

/** The published versions of a page, newest first, down to the text that Marquee comes with. */
export function VersionsCard({ page, edited: { versions, publishedVersion }, onRestore }: VersionsCardProps) {
  const rows: FieldRows = contentPages[page].fields
  const [shown, setShown] = useState<Version | null>(null)
  const items: (Version | null)[] = [...versions, null]
  return (
    <Card title="Versions" tone="flush">
      <DataTable<Version | null>
        caption="Published versions, newest first"
        items={items}
        keyOf={(version) => String(version?.version ?? 0)}
        columns={[
          { label: 'Version', isShort: true, cell: (version) => version?.version ?? 'Original' },
          {
            label: 'Changed',
            cell: (version) =>
              version ? (
                <Stack gap={8}>
                  <span>{describeChange(version, rows)}</span>
                  {version.changed.length > 0 && (
                    <div>
                      <Button
                        size="small"
                        aria-label={`Show changes of version ${version.version}`}
                        onClick={() => setShown(version)}
                      >
                        Show changes
                      </Button>
                    </div>
                  )}
                </Stack>
              ) : (
                'The text that Marquee comes with'
              ),
          },
          { label: 'By', cell: (version) => version?.by ?? '–' },
          {
            label: 'Published',
            isShort: true,
            cell: (version) => (version ? formatLocalDateTime(version.at) : '–'),
          },
          { label: 'Reason', cell: (version) => version?.reason ?? '–' },
          {
            label: '',
            cell: (version) => {
              const number = version?.version ?? 0
              const name = version ? `version ${number}` : 'the original text'
              return (
                <Cluster align="end">
                  <OutsideLink size="small" href={previewPath(page, number)} label={`View ${name}`} isNewTab>
                    View
                  </OutsideLink>
                  {number === publishedVersion ? (
                    <Status tone="good">Published</Status>
                  ) : (
                    <Button size="small" aria-label={`Restore ${name}`} onClick={() => onRestore(number)}>
                      Restore
                    </Button>
                  )}
                </Cluster>
              )
            },
          },
        ]}
      />
      {shown && <VersionChanges page={page} version={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}

function describeChange({ changed, restores }: Version, rows: FieldRows): string {
  if (restores !== null) return restores === 0 ? 'Original text restored' : `Version ${restores} restored`
  const labels = changed.map((name) => rows[name]?.label ?? name)
  return labels.length > 0 ? labels.join(', ') : 'Nothing'
}
