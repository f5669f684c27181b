import { payModelLabels } from '@marquee/contract/calls/campaigns'
import { missingFields } from '@marquee/contract/rules/brief'
import { formatDate } from '@marquee/contract/rules/dates'
import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import { rightsValue } from '@marquee/contract/terms/rights'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { type BriefValues, bodyOf } from './brief-values.ts'
import { dateWarnings } from './date-warnings.ts'
import { formatFee } from './format-fee.ts'
import { PublishingNotice } from './PublishingNotice.tsx'
import { stepOfField, steps } from './steps.ts'

interface CheckStepProps {
  values: BriefValues
  onStep: (step: string) => void
  isDraft: boolean
  /** The page where a brand gives what its verification needs. */
  verificationPath: string
}

/** A summary of the brief and its missing fields, each with a link to its step. */
export function ReviewStep({ values, onStep, isDraft, verificationPath }: CheckStepProps) {
  const body = bodyOf(values)
  const lacking = Object.entries(missingFields({ ...body, applyBy: values.applyBy }))
  return (
    <>
      {lacking.map(([field, sentence]) => (
        <Callout
          key={field}
          tone="warning"
          action={
            <Button size="small" onClick={() => onStep(stepOfField(field))}>
              {steps.find(({ id }) => id === stepOfField(field))?.label ?? 'Go to step'}
            </Button>
          }
        >
          {sentence}
        </Callout>
      ))}
      {dateWarnings(values).map((sentence) => (
        <Callout
          key={sentence}
          tone="warning"
          action={
            <Button size="small" onClick={() => onStep(stepOfField('deliverables'))}>
              {steps.find(({ id }) => id === stepOfField('deliverables'))?.label ?? 'Go to step'}
            </Button>
          }
        >
          {sentence}
        </Callout>
      ))}
      {isDraft && lacking.length === 0 && (
        <PublishingNotice visibility={values.visibility} verificationPath={verificationPath} />
      )}
      <Card title={values.title || 'Untitled campaign'}>
        <KeyValues
          rows={[
            { label: 'Deliverables', value: describeDeliverables(values.deliverables) || 'Not added yet' },
            { label: 'Rights', value: rightsValue(values.rights) },
            { label: 'Pay', value: body.payModel === 'gifted' ? payModelLabels.gifted : formatFee(body) },
            { label: 'Places', value: body.places },
            { label: 'Applications close', value: values.applyBy ? formatDate(values.applyBy) : 'Not set' },
            {
              label: 'Who can apply',
              value: values.visibility === 'public' ? 'Any talent' : 'Invited talents only',
            },
          ]}
        />
      </Card>
    </>
  )
}
