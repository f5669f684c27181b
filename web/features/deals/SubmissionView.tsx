import type { Deliverable, Submission } from '@marquee/contract/calls/deals'
import { useState } from 'react'
import { formatSize } from '#lib/uploads/speed.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Cluster } from '#ui/Cluster.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { ReportFileButton } from '#ui/reports/ReportFileButton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CommentList } from './CommentList.tsx'

const decisions = {
  approved: 'approved',
  changes_requested: 'changes requested',
  replaced: 'replaced',
} as const

/** The submitted work: the latest version, earlier ones on request. */
export function SubmissionView({ deliverable, side }: { deliverable: Deliverable; side: Viewer }) {
  const [chosen, setChosen] = useState('')
  const shown =
    deliverable.submissions.find((version) => String(version.no) === chosen) ?? deliverable.submissions.at(-1)
  if (!shown) return null
  return (
    <Stack gap={12}>
      {deliverable.submissions.length > 1 && (
        <SelectField
          label="Version"
          value={String(shown.no)}
          onChange={setChosen}
          options={deliverable.submissions.map(optionOf).toReversed()}
        />
      )}
      {shown.files.map((file) => (
        <Stack key={file.id} gap={8}>
          <MediaViewer
            url={file.previewUrl ?? file.url}
            mime={file.mime}
            name={file.name}
            poster={file.posterUrl}
          />
          <Cluster>
            <DownloadLink href={file.url} name={file.name}>
              {`Download original, ${formatSize(file.bytes)}`}
            </DownloadLink>
            {side === 'brand' && <ReportFileButton file={file} />}
          </Cluster>
        </Stack>
      ))}
      <KeyValues
        rows={[
          { label: `Version ${shown.no}`, value: <SentLine version={shown} side={side} /> },
          ...(shown.caption ? [{ label: 'Caption', value: shown.caption }] : []),
          ...(shown.note ? [{ label: 'Note', value: shown.note }] : []),
        ]}
      />
      <CommentList comments={shown.comments} />
    </Stack>
  )
}

function SentLine({ version, side }: { version: Submission; side: Viewer }) {
  const looked = version.openedAt ? 'opened by the brand' : 'not opened yet'
  return (
    <>
      sent <RelativeTime at={version.at} />
      {version.decision ? `, ${decisions[version.decision]}` : side !== 'brand' ? `, ${looked}` : ''}
    </>
  )
}

function optionOf(version: Submission) {
  return {
    value: String(version.no),
    label: `Version ${version.no}${version.decision ? `, ${decisions[version.decision]}` : ''}`,
  }
}
