import { shipmentCalls } from '@marquee/contract/calls/shipments'
import { type CarrierKey, carrierKeys, carriers } from '@marquee/contract/rules/carriers'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { productTopics } from './shipments.queries.ts'

export const carrierOptions: readonly { value: CarrierKey; label: string }[] = carrierKeys.map((value) => ({
  value,
  label: carriers[value].label,
}))

/** How the brand sends the product: a parcel with its tracking number, or a code. */
export function ShipForm({ deal, shipment, onClose }: Omit<ProductOf, 'side'> & { onClose?: () => void }) {
  const { parcel, code, returnTo, product } = shipment
  const { form, onSubmit, isSending } = useCallForm({
    call: shipmentCalls.shipProduct,
    initial: {
      how: code ? 'code' : 'parcel',
      carrier: parcel?.carrier ?? '',
      trackingNo: parcel?.trackingNo ?? '',
      code,
      returnTo,
    },
    toBody: (values) => ({
      dealId: deal.id,
      version: shipment.version,
      ...(values.how === 'code'
        ? { code: values.code }
        : { carrier: values.carrier || null, trackingNo: values.trackingNo || null }),
      returnTo: values.returnTo,
    }),
    topics: productTopics,
    ...(onClose && { onSuccess: onClose }),
  })
  const isCode = form.values.how === 'code'
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          {onClose && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" kind="primary" busy={isSending}>
            {onClose ? 'Save' : 'Mark as shipped'}
          </Button>
        </>
      }
    >
      <SelectField
        label="How it is sent"
        options={[
          { value: 'parcel', label: 'As a parcel' },
          { value: 'code', label: 'As a voucher or code' },
        ]}
        {...form.getInputProps('how')}
      />
      {isCode ? (
        <TextField
          label="Voucher or code"
          hint={`Only ${deal.talent.displayName} and their agency see it.`}
          isRequired
          maxLength={120}
          {...form.getInputProps('code')}
        />
      ) : (
        <FieldRow>
          <SelectField
            label="Carrier"
            isRequired
            placeholder="Choose a carrier"
            options={carrierOptions}
            {...form.getInputProps('carrier')}
          />
          <TextField
            label="Tracking number"
            isRequired
            maxLength={60}
            {...form.getInputProps('trackingNo')}
          />
        </FieldRow>
      )}
      {product.mustReturn && (
        <TextAreaField
          label="Where it is sent back to"
          hint="Name and address, and who pays the return."
          isRequired
          rows={3}
          limit={400}
          {...form.getInputProps('returnTo')}
        />
      )}
      <p>
        {deal.talent.displayName} confirms when it comes. Without an answer it counts as received after 5
        days.
      </p>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
