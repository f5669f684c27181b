import { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { correctionReasons } from '@marquee/contract/rules/post-checks'
import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { UsualReasons } from '#ui/fields/UsualReasons.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './CorrectionDecision.module.css'
import { useCorrectionFile } from './post-checks.queries.ts'

/** A post that is not put right, as an operator sees it: what the brand asks, and the post before and now. */
export function CorrectionFileCard({ correctionId }: { correctionId: string }) {
  return (
    <Loaded query={useCorrectionFile(correctionId)} skeleton={<RowsSkeleton />}>
      {({ correction, title, brand, talent, ...file }) => (
        <Card title={`Request to put right: ${title}`}>
          <Stack gap={12}>
            <KeyValues
              rows={[
                { label: 'Brand', value: brand.name },
                { label: 'Talent', value: talent.name },
                { label: 'What is wrong', value: correctionReasons[correction.reason] },
                { label: 'What the brand asks for', value: correction.note },
                { label: 'Asked on', value: formatLocalDateTime(correction.askedAt) },
                {
                  label: 'Reported as put right',
                  value: correction.reportedAt ? formatLocalDateTime(correction.reportedAt) : 'No',
                },
                ...(correction.objection
                  ? [{ label: 'Why the brand did not accept it', value: correction.objection }]
                  : []),
                ...beforeAndNow('Caption', file.captionBefore || 'None', file.caption || 'None'),
                ...beforeAndNow('Link', file.postUrlBefore, file.postUrl),
                {
                  label: 'Ad label',
                  value: file.disclosureBasis ? labelOf[file.disclosureBasis] : 'Not known',
                },
                {
                  label: 'Payout',
                  value: file.isConfirmed
                    ? 'The post is confirmed. Your decision moves no money.'
                    : 'The post is not confirmed, so its payout waits for your decision. It goes on whatever you decide.',
                },
              ]}
            />
            <div>
              <OutsideLink href={file.postUrl} isNewTab>
                Open post
              </OutsideLink>
            </div>
            <Screenshots before={file.screenshotBefore} now={file.screenshot} />
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

/** The screenshots of the post that the talent’s side attached, once where the report has not changed it. */
function Screenshots({ before, now }: { before: StoredFile | null; now: StoredFile | null }) {
  const shown =
    before?.id === now?.id
      ? [{ label: 'Screenshot', file: now }]
      : [
          { label: 'Screenshot when the brand asked', file: before },
          { label: 'Screenshot now', file: now },
        ]
  return shown.map(({ label, file }) => (
    <figure key={label} className={classes.screenshot}>
      <figcaption>{label}</figcaption>
      {file ? (
        <MediaViewer name={label} mime={file.mime} url={file.previewUrl ?? file.url} poster={null} />
      ) : (
        'None'
      )}
    </figure>
  ))
}

/** How a post is labelled as an ad. */
const labelOf = {
  caption: 'In the caption',
  platform_label: 'The platform’s own label, by a screenshot',
  operator: 'None in the caption, allowed by Marquee',
} as const

/** Returns what the talent’s side entered, once where the report has not changed it. */
function beforeAndNow(label: string, before: string, now: string) {
  return before === now
    ? [{ label, value: now }]
    : [
        { label: `${label} when the brand asked`, value: before },
        { label: `${label} now`, value: now },
      ]
}

/** Decides whether a post is as agreed, with a reason that both sides read. */
export function CorrectionDecision({
  correctionId,
  onDecided,
}: {
  correctionId: string
  onDecided: () => void
}) {
  const [reason, setReason] = useState('')
  const decision = useCallMutation(postCheckCalls.decideCorrection, {
    topics: ['queue', 'post-checks'],
    onSuccess: onDecided,
  })
  const isDisabled = reason.trim().length < 3
  const decide = (choice: 'right' | 'wrong') => decision.mutate({ correctionId, decision: choice, reason })
  return (
    <Card title="Decision">
      <Stack gap={12}>
        <p>
          Open the post first. Your decision moves no money: a brand that wants money back has to open a
          dispute.
        </p>
        <TextAreaField
          label="Reason"
          hint="Both sides read it, and the audit log keeps it."
          isRequired
          value={reason}
          onChange={setReason}
          rows={3}
          limit={1_000}
        />
        <UsualReasons label="Reason" onChoose={setReason} />
        <Button
          kind="primary"
          disabled={isDisabled}
          busy={decision.isPending}
          onClick={() => decide('right')}
        >
          The post is as agreed
        </Button>
        <Button disabled={isDisabled} busy={decision.isPending} onClick={() => decide('wrong')}>
          Not put right
        </Button>
      </Stack>
    </Card>
  )
}
