import type { Deliverable } from '@marquee/contract/calls/deals'
import type { Comment, Submission } from '@marquee/contract/calls/submissions'
import type { OutsideComment } from '@marquee/contract/calls/work-links'
import { useState } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import type { PlacedBox, Seek } from '#ui/boxes/placed-box.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CommentList } from './CommentList.tsx'
import { CompareVersions } from './CompareVersions.tsx'
import { OutsideComments } from './OutsideComments.tsx'
import classes from './SubmissionView.module.css'
import type { ChangeRequest } from './use-change-request.ts'
import { VersionFiles } from './VersionFiles.tsx'
import { decisions, versionOptions } from './version-options.ts'

interface SubmissionViewProps {
  deliverable: Deliverable
  side: Viewer
  /** The brand’s form of changes; boxes on the last version belong to it while it is open. */
  request?: ChangeRequest
  /** What outside reviewers wrote about the deliverable; for its brand only. */
  outside?: Outside
  /** The reader is no party of the deal. */
  isReadOnly?: boolean
}

interface Outside {
  comments: readonly OutsideComment[]
  talentName: string
  onUse: ((comment: OutsideComment) => void) | null
}

/** The submitted work: the latest version with its comments beside it, earlier ones on request, two versions side by side. */
export function SubmissionView(props: SubmissionViewProps) {
  const { deliverable, side, request, outside, isReadOnly = false } = props
  const [chosen, setChosen] = useState('')
  const [isComparing, setComparing] = useState(false)
  const last = deliverable.submissions.at(-1)
  const isWriting = request?.isOpen === true
  const shown =
    (isWriting ? undefined : deliverable.submissions.find((version) => String(version.no) === chosen)) ?? last
  if (!shown) return null
  const hasEarlier = deliverable.submissions.length > 1
  if (isComparing && hasEarlier && !isWriting)
    return <CompareVersions submissions={deliverable.submissions} onClose={() => setComparing(false)} />
  return (
    <Stack gap={12}>
      {hasEarlier && !isWriting && (
        <div className={classes.versions}>
          <SelectField
            label="Version"
            value={String(shown.no)}
            onChange={setChosen}
            options={versionOptions(deliverable.submissions)}
          />
          <Button onClick={() => setComparing(true)}>Compare versions</Button>
        </div>
      )}
      <VersionView
        key={shown.no}
        version={shown}
        side={side}
        request={isWriting ? request : undefined}
        outside={
          outside && {
            ...outside,
            comments: outside.comments.filter(({ no }) => no === shown.no),
            onUse: shown === last ? outside.onUse : null,
          }
        }
        discussion={isReadOnly ? null : { side, deliverable }}
      />
    </Stack>
  )
}

interface VersionViewProps {
  version: Submission
  side: Viewer
  request: ChangeRequest | undefined
  outside: Outside | undefined
  discussion: { side: Viewer; deliverable: Deliverable } | null
}

function VersionView({ version, side, request, outside, discussion }: VersionViewProps) {
  const [activeId, setActive] = useState<string | null>(null)
  const [seek, setSeek] = useState<Seek | null>(null)
  const { files, comments } = version
  const fromOutside = outside?.comments ?? []
  const boxes = request
    ? request.drafts.flatMap(boxOfDraft)
    : [
        ...comments.map((comment, index) => placed(comment, index + 1)),
        ...fromOutside.map((comment, index) => ({
          ...placed(comment, comments.length + index + 1),
          isOutside: true,
        })),
      ]
  const show = ({ id, fileId, atMs }: Pick<Comment, 'id' | 'fileId' | 'atMs'>) => {
    setActive(id)
    const film = fileId ?? files.find(({ mime }) => /^(video|audio)\//.test(mime))?.id
    if (film && atMs !== null) setSeek({ fileId: film, atMs })
  }
  const activate = (id: string) => {
    if (request) return request.startDrawing(id)
    setActive(id)
    document.querySelector(`[data-comment="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={classes.columns} data-beside={comments.length + fromOutside.length > 0 || undefined}>
      <Stack gap={12}>
        <VersionFiles
          files={files}
          side={side}
          boxes={boxes}
          activeId={activeId}
          seek={seek}
          request={request}
          onActivate={activate}
        />
        <KeyValues rows={factsOf(version, side)} />
      </Stack>
      <Stack gap={20}>
        <CommentList comments={comments} activeId={activeId} onShow={show} discussion={discussion} />
        {outside && (
          <OutsideComments {...outside} firstNumber={comments.length + 1} activeId={activeId} onShow={show} />
        )}
      </Stack>
    </div>
  )
}

const placed = (
  { id, text, fileId, atMs, box }: Pick<Comment, 'id' | 'text' | 'fileId' | 'atMs' | 'box'>,
  number: number,
): PlacedBox => ({ id, text, fileId, atMs, box, number })

const boxOfDraft = (
  { key, text, fileId, boxAtMs, box }: ChangeRequest['drafts'][number],
  index: number,
): PlacedBox[] =>
  box === null
    ? []
    : [{ id: key, text: text || 'no text yet', fileId, atMs: boxAtMs, box, number: index + 1 }]

function factsOf(version: Submission, side: Viewer) {
  const { no, caption, note, approvalNote, checkedLines, usesAi } = version
  return [
    { label: `Version ${no}`, value: <SentLine version={version} side={side} /> },
    ...(caption ? [{ label: 'Caption', value: caption }] : []),
    ...(usesAi === null ? [] : [{ label: 'Made or changed by AI', value: usesAi ? 'Yes' : 'No' }]),
    ...(note ? [{ label: 'Note', value: note }] : []),
    ...(checkedLines.length > 0
      ? [
          {
            label: 'Ticked in the brief',
            value: (
              <ul className={classes.lines}>
                {checkedLines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
    ...(approvalNote ? [{ label: 'With the approval', value: approvalNote }] : []),
  ]
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
