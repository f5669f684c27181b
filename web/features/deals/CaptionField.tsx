import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { judgeDisclosure, withAdLabel } from '@marquee/contract/rules/disclosure'
import { textOfNetwork } from '@marquee/contract/rules/disclosure-rules'
import { isGift } from '@marquee/contract/terms/price'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import type { FieldProps } from '#ui/fields/field.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Stack } from '#ui/Stack.tsx'

interface CaptionFieldProps extends Omit<FieldProps<string>, 'label' | 'hint'> {
  label: string
  deal: DealDetails
  deliverable: Deliverable
  /** An empty caption is judged too. */
  isFinal?: boolean
  /** Something else says that the post is an ad, so the caption need not. */
  isLabelledElsewhere?: boolean
}

/** The caption of a post, judged while it is typed: whether it says first that the post is an ad, and how to mend it. */
export function CaptionField({
  label,
  deal,
  deliverable,
  isFinal = false,
  isLabelledElsewhere = false,
  ...field
}: CaptionFieldProps) {
  const { platform } = deliverable.spec
  if (platform === 'file') return null
  const text = field.value ?? ''
  const isGifted = isGift(deal.price)
  const { place } = textOfNetwork[platform]
  const verdict = judgeDisclosure({
    text,
    network: platform,
    connection: { payment: !isGifted, gift: isGifted, affiliateLink: false, discountCode: false },
  })
  const isJudged = !isLabelledElsewhere && (isFinal || text.trim() !== '')
  const [first, ...others] = verdict.reasons
  return (
    <Stack gap={8}>
      <TextAreaField
        label={label}
        hint={`${place === 'title' ? 'The title is its first line. ' : ''}${isGifted ? 'Gifted' : 'Paid'} work starts with “Ad: ” or #ad.`}
        rows={3}
        limit={3000}
        {...field}
      />
      <div aria-live="polite">
        {isJudged && first && (
          <Callout
            tone="warning"
            action={
              first.rule !== 'denied' && (
                <Button size="small" onClick={() => field.onChange?.(withAdLabel(text))}>
                  Put “Ad: ” at the start
                </Button>
              )
            }
          >
            <p>
              {field.error && first.rule !== 'denied' ? 'One click mends it.' : `${first.says} ${first.mend}`}
            </p>
            {others.map(({ rule, says }) => (
              <p key={rule}>{says}</p>
            ))}
          </Callout>
        )}
        {isJudged && !first && (
          <Callout tone="good">
            The {place} says first that this is an ad: “{verdict.label}”.
          </Callout>
        )}
      </div>
    </Stack>
  )
}
