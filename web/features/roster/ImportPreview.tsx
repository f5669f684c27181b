import type { CallOutput } from '@marquee/contract/call'
import type { ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { formatCount } from '@marquee/contract/rules/wording'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Status } from '#ui/Status.tsx'

type Preview = CallOutput<typeof rosterCalls.importTalents>
type Line = Preview['rows'][number]

interface ImportPreviewProps {
  preview: Preview
  isBusy: boolean
  onImport: () => void
}

/** Above this number rows are only counted, so that the page stays fast. */
const most = 200
const kinds = {
  new: { tone: 'good', label: 'New' },
  changed: { tone: 'action', label: 'Changed' },
  same: { tone: 'quiet', label: 'Unchanged' },
} as const

/** The preview of an import, row by row; with errors, what is wrong and where. */
export function ImportPreview({ preview, isBusy, onImport }: ImportPreviewProps) {
  const { rows, faults, counts } = preview
  if (faults.length > 0) {
    return (
      <Card title={`${formatCount(counts.faulty, 'row')} to fix`}>
        <Callout tone="bad">
          Nothing is imported until these are fixed. Correct the table and preview it again.
        </Callout>
        <DataTable<ImportIssue>
          caption="Errors by row"
          items={faults.slice(0, most)}
          keyOf={({ line, column, sentence }) => `${line} ${column} ${sentence}`}
          columns={[
            { label: 'Row', cell: ({ line }) => `Row ${line}` },
            { label: 'Column', cell: ({ column }) => column },
            { label: 'Problem', cell: ({ sentence }) => sentence },
          ]}
        />
        <More count={faults.length} word="error" />
      </Card>
    )
  }
  const writes = counts.added + counts.changed
  return (
    <Card
      title={`${counts.added} new, ${counts.changed} changed, ${counts.same} unchanged`}
      aside={
        writes > 0 && (
          <Button kind="primary" busy={isBusy} onClick={onImport}>
            {`Import ${formatCount(writes, 'row')}`}
          </Button>
        )
      }
    >
      {writes === 0 && (
        <Callout>Everyone in this table is already on your roster, with the same details.</Callout>
      )}
      <DataTable<Line>
        caption="Table rows"
        items={rows.slice(0, most)}
        keyOf={({ line }) => String(line)}
        columns={[
          { label: 'Row', cell: ({ line }) => `Row ${line}` },
          { label: 'Name', cell: ({ name }) => name },
          {
            label: 'Result',
            cell: ({ what }) => <Status tone={kinds[what].tone}>{kinds[what].label}</Status>,
          },
        ]}
      />
      <More count={rows.length} word="row" />
    </Card>
  )
}

function More({ count, word }: { count: number; word: string }) {
  return count > most ? <p>And {formatCount(count - most, word)} more.</p> : null
}
