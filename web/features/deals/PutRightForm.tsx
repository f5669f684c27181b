import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import type { PostCheck } from '@marquee/contract/calls/post-checks'
import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { formatCount } from '@marquee/contract/rules/wording'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { CaptionField } from './CaptionField.tsx'
import { postCheckTopics, reportRows } from './post-checks.queries.ts'

/** How long a brand may check what was reported, in hours. */
const answerHours = correctionLifecycle.timers.answer.after / 3_600_000

interface PutRightFormProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  deliverable: Deliverable
  post: PostCheck
}

/** The form by which the talent’s side reports a post as put right: its link and its caption as they are now. */
export function PutRightForm({ side, deal, deliverable, post }: PutRightFormProps) {
  const uploads = useUploads(`correction.${deliverable.id}`)
  const screenshot = uploads.uploads.flatMap((upload) => upload.stored ?? []).at(-1)
  const isUploading = uploads.uploads.some((upload) => upload.status !== 'done')
  const { form, onSubmit, isSending } = useCallForm({
    call: reportRows[side],
    initial: { postUrl: post.postUrl, caption: post.caption, hasPlatformLabel: false },
    toBody: (values) => ({
      ...values,
      deliverableId: deliverable.id,
      screenshotId: screenshot?.id ?? null,
    }),
    topics: postCheckTopics,
    onSuccess: () => {
      for (const upload of uploads.uploads) uploads.remove(upload.id)
    },
  })
  const { hasPlatformLabel } = form.values
  const isAllowed = deliverable.disclosure?.basis === 'operator'
  return (
    <FormBody
      onSubmit={onSubmit}
      sentence={
        <>
          <strong>When you report it,</strong> {deal.brand.companyName} has {formatCount(answerHours, 'hour')}{' '}
          to check the post. Without an answer it counts as put right.
        </>
      }
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={isUploading}>
          Report as put right
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <WebsiteField
        label="Post link now"
        hint="If you had to post it again, enter the new link."
        isRequired
        {...form.getInputProps('postUrl')}
      />
      <CaptionField
        label="Caption as it is now"
        deal={deal}
        deliverable={deliverable}
        isFinal
        isLabelledElsewhere={isAllowed || (hasPlatformLabel && screenshot !== undefined)}
        {...form.getInputProps('caption')}
      />
      <CheckField
        label={`The paid partnership label of ${platformLabels[deliverable.spec.platform]} is on now`}
        hint="A screenshot that shows it takes the place of a label in the caption."
        {...form.getInputProps('hasPlatformLabel')}
      />
      <FileDrop
        uploads={uploads}
        label="Add a screenshot of the post as it is now"
        hint={`${hasPlatformLabel ? 'It must show the label.' : 'Optional.'} ${deal.brand.companyName} sees it. The last file counts.`}
        accept="image/*"
      />
      {form.errors.screenshotId && <p role="alert">{form.errors.screenshotId}</p>}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
