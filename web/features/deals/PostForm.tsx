import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { londonDayOf } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { CaptionField } from './CaptionField.tsx'
import { dealTopics, workRows } from './deals.queries.ts'
import { postingWarning } from './posting-warning.ts'

/** How long a brand may check a post, in hours. */
const confirmHours = deliverableLifecycle.timers.confirm.after / 3_600_000

interface PostFormProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  deliverable: Deliverable
}

/** The form that reports approved work as posted: its link, its caption, when, and a screenshot. */
export function PostForm({ side, deal, deliverable }: PostFormProps) {
  const uploads = useUploads(`post.${deliverable.id}`)
  const screenshot = uploads.uploads.flatMap((upload) => upload.stored ?? []).at(-1)
  const isUploading = uploads.uploads.some((upload) => upload.status !== 'done')
  const { form, onSubmit, isSending } = useCallForm({
    call: workRows[side].post,
    initial: {
      postUrl: '',
      caption: deliverable.submissions.at(-1)?.caption ?? '',
      postedAt: '',
      hasPlatformLabel: false,
    },
    toBody: ({ postedAt, ...values }) => ({
      ...values,
      deliverableId: deliverable.id,
      version: deliverable.version,
      postedAt: postedAt === '' ? null : new Date(postedAt).toISOString(),
      screenshotId: screenshot?.id ?? null,
    }),
    topics: dealTopics,
    onSuccess: () => {
      for (const upload of uploads.uploads) uploads.remove(upload.id)
    },
  })
  const { postedAt, hasPlatformLabel } = form.values
  const warning = postingWarning(deliverable.spec, londonDayOf(postedAt === '' ? new Date() : postedAt))
  const isAllowed = deliverable.disclosure?.basis === 'operator'
  const platform = platformLabels[deliverable.spec.platform]
  return (
    <FormBody
      onSubmit={onSubmit}
      sentence={
        <>
          <strong>When you add the link,</strong> {deal.brand.companyName} has{' '}
          {formatCount(confirmHours, 'hour')} to check the post. Without an answer it is confirmed
          automatically.
        </>
      }
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={isUploading}>
          Mark as posted
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      {warning && <Callout tone="warning">{warning}</Callout>}
      {isAllowed && <Callout>Marquee allows this post without a label of its own.</Callout>}
      <WebsiteField
        label="Post link"
        hint={`Approved. Post it on ${platform}, then paste the link here.`}
        isRequired
        {...form.getInputProps('postUrl')}
      />
      <CaptionField
        label="Caption as posted"
        deal={deal}
        deliverable={deliverable}
        isFinal
        isLabelledElsewhere={isAllowed || (hasPlatformLabel && screenshot !== undefined)}
        {...form.getInputProps('caption')}
      />
      <TextField
        label="Posted at"
        hint="Leave it empty if you have just posted it."
        type="datetime-local"
        {...form.getInputProps('postedAt')}
      />
      <CheckField
        label={`The paid partnership label of ${platform} is on`}
        hint="A screenshot that shows it takes the place of a label in the caption."
        {...form.getInputProps('hasPlatformLabel')}
      />
      <FileDrop
        uploads={uploads}
        label="Add a screenshot of the post"
        hint={`${hasPlatformLabel ? 'It must show the label.' : 'Optional.'} ${deal.brand.companyName} sees it. The last file counts.`}
        accept="image/*"
      />
      {form.errors.screenshotId && <p role="alert">{form.errors.screenshotId}</p>}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
