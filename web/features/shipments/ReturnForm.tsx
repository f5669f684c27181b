import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { carrierOptions } from './ShipForm.tsx'
import { productRows, productTopics } from './shipments.queries.ts'

/** How the talent sends the product back. */
export function ReturnForm({ side, deal, shipment }: ProductOf & { side: 'talent' | 'agent' }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: productRows[side].sendBack,
    initial: { carrier: '', trackingNo: '' },
    toBody: (values) => ({ dealId: deal.id, version: shipment.version, ...values }),
    topics: productTopics,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" busy={isSending}>
          Save return
        </Button>
      }
    >
      <p>Send the product back after the work, at the latest two weeks after the deal has ended.</p>
      <FieldRow>
        <SelectField
          label="Carrier"
          isRequired
          placeholder="Choose a carrier"
          options={carrierOptions}
          {...form.getInputProps('carrier')}
        />
        <TextField label="Tracking number" isRequired maxLength={60} {...form.getInputProps('trackingNo')} />
      </FieldRow>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
