import type { CallOutput } from '@marquee/contract/call'
import type { ImportIssue, rosterCalls } from '@marquee/contract/calls/roster'
import { formatCount } from '@marquee/contract/rules/plural'
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
      <Card title={`${formatCount(counts.faulty, 'line')} to put right`}>
        <Callout tone="bad">
          Nothing is imported until these are right. Change the table and look at it again.
        </Callout>
        <DataTable<ImportIssue>
          caption="Faults by line"
          items={faults.slice(0, most)}
          keyOf={({ line, column, sentence }) => `${line} ${column} ${sentence}`}
          columns={[
            { label: 'Line', cell: ({ line }) => `Line ${line}` },
            { label: 'Column', cell: ({ column }) => column },
            { label: 'What is wrong', cell: ({ sentence }) => sentence },
          ]}
        />
        <More count={faults.length} word="fault" />
      </Card>
    )
  }
  const writes = counts.added + counts.changed
  return (
    <Card
      title={`${counts.added} new, ${counts.changed} changed, ${counts.same} as before`}
      aside={
        writes > 0 && (
          <Button kind="primary" busy={isBusy} onClick={onImport}>
            {`Import ${formatCount(writes, 'line')}`}
          </Button>
        )
      }
    >
      {writes === 0 && <Callout>Everybody in this table is on your roster already, just as it says.</Callout>}
      <DataTable<Line>
        caption="Lines of the table"
        items={rows.slice(0, most)}
        keyOf={({ line }) => String(line)}
        columns={[
          { label: 'Line', cell: ({ line }) => `Line ${line}` },
          { label: 'Name', cell: ({ name }) => name },
          {
            label: 'What happens',
            cell: ({ what }) => <Status tone={kinds[what].tone}>{kinds[what].label}</Status>,
          },
        ]}
      />
      <More count={rows.length} word="line" />
    </Card>
  )
}

function More({ count, word }: { count: number; word: string }) {
  return count > most ? <p>And {formatCount(count - most, word)} more.</p> : null
}
