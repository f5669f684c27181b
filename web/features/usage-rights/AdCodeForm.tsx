import { type AdCode, adCodeCalls } from '@marquee/contract/calls/ad-codes'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { adPlatforms } from '@marquee/contract/rules/ad-codes'
import { formatDate, londonDayOf } from '@marquee/contract/rules/dates'
import { useCallForm } from '#lib/use-call-form.ts'
import { useNow } from '#lib/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { adCodeTopics } from './usage-rights.queries.ts'

interface AdCodeFormProps {
  side: 'talent' | 'agent'
  deal: {
    brand: Pick<DealDetails['brand'], 'companyName'>
    talent: Pick<DealDetails['talent'], 'displayName' | 'avatarUrl'>
  }
  item: AdCode
  /** The last day that a code can name. */
  lastDay: string
  onDone: () => void
}

const calls = { talent: adCodeCalls.saveAdCode, agent: adCodeCalls.agentSaveAdCode } as const

/** The code of the platform for one post, and its last day. */
export function AdCodeForm({ side, deal, item, lastDay, onDone }: AdCodeFormProps) {
  const { form, onSubmit, isSending } = useCallForm<
    (typeof calls)['talent'],
    { code: string; expiresOn: string | null }
  >({
    call: calls[side],
    initial: { code: '', expiresOn: null },
    toBody: (values) => ({ ...values, deliverableId: item.deliverableId }),
    topics: adCodeTopics,
    onSuccess: onDone,
  })
  const { label, code } = adPlatforms[item.platform]
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Save ad code
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <p>
        With this code {deal.brand.companyName} runs the post as an ad on {label}. It may do so until{' '}
        {formatDate(lastDay)}.
      </p>
      <TextField label={`${code} of ${label}`} isRequired {...form.getInputProps('code')} />
      <DateField
        label="Last day of the code"
        hint="As you chose it on the platform. We remind both of you before."
        min={londonDayOf(useNow())}
        max={lastDay}
        {...form.getInputProps('expiresOn')}
      />
    </FormBody>
  )
}
