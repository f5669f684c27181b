import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Review } from '@marquee/contract/calls/reviews'
import {
  aspectLabel,
  aspectsOf,
  MAX_REVIEW_LENGTH,
  type ReviewAspect,
} from '@marquee/contract/rules/review-aspects'
import { useCallForm } from '#lib/use-call-form.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { StarsField } from '#ui/fields/StarsField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { reviewTopics, writeRows } from './reviews.queries.ts'

interface ReviewFormProps {
  side: Viewer
  deal: DealDetails
  /** The sealed review to change; null for a new one. */
  mine: Review | null
  hasOtherWritten: boolean
  onDone: () => void
}

/** Writes a review of the other side of a deal, or changes the sealed one. */
export function ReviewForm({ side, deal, mine, hasOtherWritten, onDone }: ReviewFormProps) {
  const isBrand = sideOf(side) === 'brand'
  const other = isBrand ? deal.talent.displayName : deal.brand.companyName
  const aspects = aspectsOf(isBrand ? 'talent' : 'brand')
  const starsOf = (key: ReviewAspect) => mine?.aspects.find((aspect) => aspect.key === key)?.stars ?? null
  const { form, onSubmit, isSending } = useCallForm({
    call: writeRows[side],
    initial: {
      stars: mine?.stars ?? null,
      quality: starsOf('quality'),
      brief: starsOf('brief'),
      communication: starsOf('communication'),
      dates: starsOf('dates'),
      payment: starsOf('payment'),
      text: mine?.text ?? '',
    },
    toBody: ({ stars, text, ...rated }) => ({
      dealId: deal.id,
      stars,
      text,
      ...Object.fromEntries(aspects.map((key) => [key, rated[key]])),
    }),
    topics: reviewTopics,
    success: hasOtherWritten ? 'Both reviews are published.' : 'Review saved. It is sealed for now.',
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            {hasOtherWritten ? 'Publish both reviews' : 'Save review'}
          </Button>
        </>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <StarsField label={`Working with ${other}`} isRequired {...form.getInputProps('stars')} />
      {aspects.map((key) => (
        <StarsField key={key} label={aspectLabel(key)} {...form.getInputProps(key)} />
      ))}
      <TextAreaField
        label="Your review"
        hint="What would have helped you to know before? Everyone can read it once it is published."
        isRequired
        rows={6}
        limit={MAX_REVIEW_LENGTH}
        {...form.getInputProps('text')}
      />
      <Callout>
        {hasOtherWritten
          ? `${other} has written too: both reviews are published at once and can’t be changed then.`
          : `${other} learns that you have written, not what. You can change or withdraw it until both reviews are published.`}
      </Callout>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
