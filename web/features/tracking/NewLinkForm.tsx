import { type OwnTrackingLinks, trackingCalls } from '@marquee/contract/calls/tracking'
import { utmFields, utmLabels } from '@marquee/contract/rules/tracking'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Fold } from '#ui/Fold.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { type Option, SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { trackingTopics } from './tracking.queries.ts'

interface NewLinkFormProps {
  dealId: string
  suggested: OwnTrackingLinks['suggested']
  /** The deliverables of the deal. */
  purposes: readonly Option[]
  onDone: () => void
}

/** Adds a tracking link to a deal. */
export function NewLinkForm({ dealId, suggested, purposes, onDone }: NewLinkFormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: trackingCalls.addTrackingLink,
    initial: { address: '', deliverableId: '', discountCode: '', ...suggested },
    toBody: ({ deliverableId, ...values }) => ({ ...values, dealId, deliverableId: deliverableId || null }),
    topics: trackingTopics,
    success: 'Tracking link added. The talent is notified.',
    onSuccess: onDone,
  })
  const hasUtmError = utmFields.some((field) => form.errors[field])
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Add link
          </Button>
        </>
      }
    >
      <TextField
        label="Where it leads"
        hint="A page of your website that starts with https://. Other websites work once we have checked them."
        isRequired
        type="url"
        inputMode="url"
        {...form.getInputProps('address')}
      />
      <SelectField
        label="For"
        options={purposes}
        placeholder="The whole deal"
        {...form.getInputProps('deliverableId')}
      />
      <TextField
        label="Discount code"
        hint="Optional, such as GLOW10. Create it in your shop too: this page only counts its uses."
        {...form.getInputProps('discountCode')}
      />
      <Fold
        title="Parameters for your analytics"
        summary={utmFields.flatMap((field) => form.values[field] || []).join(' · ')}
        isForced={hasUtmError}
      >
        <Stack gap={12}>
          {utmFields.map((field) => (
            <TextField
              key={field}
              label={`${utmLabels[field]} (utm_${field})`}
              {...form.getInputProps(field)}
            />
          ))}
        </Stack>
      </Fold>
    </FormBody>
  )
}
