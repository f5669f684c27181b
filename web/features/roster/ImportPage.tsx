import type { CallOutput } from '@marquee/contract/call'
import { importColumns, MAX_IMPORT_LINES, rosterCalls } from '@marquee/contract/calls/roster'
import { formatNumber } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextFileField } from '#ui/fields/TextFileField.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { importTemplate } from './import-template.ts'
import { rosterTopics } from './roster.queries.ts'

type Preview = CallOutput<typeof rosterCalls.importTalents>

/**
 * Imports a table of talents: chosen or pasted, previewed row by row, then imported completely or not at all.
 */
export function ImportPage({ onImported }: { onImported: () => void }) {
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const look = useCallMutation(rosterCalls.importTalents, { success: null, onSuccess: setPreview })
  const take = useCallMutation(rosterCalls.importTalents, {
    topics: rosterTopics,
    success: null,
    onSuccess: (done) => (done.faults.length > 0 ? setPreview(done) : onImported()),
  })
  const change = (text: string) => {
    setCsv(text)
    setPreview(null)
  }
  const lookAt = (text: string) => {
    change(text)
    look.mutate({ mode: 'preview', csv: text })
  }
  return (
    <Columns
      main={
        <>
          <Card title="Your table">
            <FormBody
              onSubmit={(event) => {
                event?.preventDefault()
                lookAt(csv)
              }}
              actions={
                <Button
                  type="submit"
                  kind={preview ? 'plain' : 'primary'}
                  busy={look.isPending}
                  disabled={csv.trim() === ''}
                >
                  Preview import
                </Button>
              }
            >
              <TextFileField
                label="Drop a CSV file here or choose one"
                hint={`Up to ${formatNumber(MAX_IMPORT_LINES)} rows. Nothing is imported until you confirm.`}
                accept=".csv,text/csv,text/plain"
                onRead={lookAt}
              />
              <TextAreaField
                label="Or paste it"
                hint="The first row contains the column names."
                rows={6}
                placeholder={'name,city,instagram\nMaya Okafor,Leeds,@maya'}
                value={csv}
                onChange={change}
              />
            </FormBody>
          </Card>
          <div role="status">
            {preview && (
              <ImportPreview
                preview={preview}
                isBusy={take.isPending}
                onImport={() => take.mutate({ mode: 'import', csv })}
              />
            )}
          </div>
        </>
      }
      side={
        <Card title="How it works" tone="wash">
          <p>Each row is a talent you manage. Only a name is required. Missing columns stay unchanged.</p>
          <p>
            With a <strong>reference</strong> of your own in each row, you can import the same table again:
            existing talents are updated, and nobody is added twice.
          </p>
          <p>If any row has an error, nothing is imported. Each error is shown with its row and column.</p>
          <Cluster>
            <DownloadLink href={importTemplate} name="as CSV" file="talents.csv">
              Template
            </DownloadLink>
          </Cluster>
          <p>Columns: {importColumns.join(', ')}.</p>
        </Card>
      }
    />
  )
}
