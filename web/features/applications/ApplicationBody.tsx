import {
  type ApplicationForBrand,
  type ApplicationForTalent,
  declineReasonCodes,
} from '@marquee/contract/calls/applications'
import {
  applicationLifecycle,
  declineReasons,
  labelForTalent,
} from '@marquee/contract/lifecycles/application'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './ApplicationBody.module.css'
import { brandPays } from './describe-fee.ts'

/** The content of an application: pitch, fee, answers, examples, and the reason if it was declined. */
export function ApplicationBody({
  application,
}: {
  application: ApplicationForBrand | ApplicationForTalent
}) {
  const {
    status,
    pitch,
    proposedFee,
    currency,
    questions,
    answers,
    sampleUrls,
    createdAt,
    updatedAt,
    declineReason,
    declineNote,
    invitationNote,
  } = application
  const rules = usePriceRules()
  const asked = brandPays(proposedFee, currency, rules)
  // Only the talent’s side reads its application with the campaign.
  const isOwn = 'campaign' in application
  const { label, tone } = applicationLifecycle.states[status]
  const code = declineReasonCodes.find((one) => one === declineReason)
  return (
    <Stack gap={12}>
      <Cluster>
        <Status tone={tone}>{isOwn ? labelForTalent(status) : label}</Status>
        <span>{formatDate(isOwn && status === 'withdrawn' ? updatedAt : createdAt)}</span>
      </Cluster>
      {code && (
        <Callout>
          {declineReasons[code]}. {declineNote}
        </Callout>
      )}
      {invitationNote && (
        <Callout>
          <strong>Note with the invitation:</strong> {invitationNote}
        </Callout>
      )}
      <p className={classes.pitch}>{pitch || 'No pitch yet.'}</p>
      <KeyValues
        rows={[
          ...(proposedFee !== null && isOwn
            ? [
                {
                  label: 'Earnings asked for',
                  value: formatMoney(previewPrice(proposedFee, currency, rules).talent, currency),
                },
              ]
            : []),
          {
            label: 'Requested fee, VAT included',
            value: asked === null ? 'none' : formatMoney(asked, currency),
          },
          ...questions.map((question, index) => ({
            label: question,
            value: answers[index] || 'Not answered',
          })),
        ]}
      />
      {sampleUrls.length > 0 && (
        <ul className={classes.links} aria-label="Examples">
          {sampleUrls.map((url) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {url}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
