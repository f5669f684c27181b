import type { PostalAddress } from '@marquee/contract/rules/postal-address'
import { countries } from '#lib/countries.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { productRows, productTopics } from './shipments.queries.ts'

interface AddressFormProps extends ProductOf {
  side: 'talent' | 'agent'
  /** Closes the form without a change; absent while no address is given. */
  onClose?: () => void
}

const empty: PostalAddress = {
  name: '',
  street: '',
  line2: '',
  city: '',
  postcode: '',
  country: 'GB',
  phone: '',
}

/** Where the brand sends the product, with the chosen size or variant. */
export function AddressForm({ side, deal, shipment, onClose }: AddressFormProps) {
  const { options } = shipment.product
  const known = shipment.address ?? shipment.suggestion
  const { form, onSubmit, isSending } = useCallForm({
    call: productRows[side].address,
    initial: { ...(known ?? empty), option: shipment.option },
    toBody: ({ option, ...address }) => ({
      dealId: deal.id,
      version: shipment.version,
      address: { ...address, country: address.country ?? '' },
      option,
    }),
    fieldOf: (path) => path.replace(/^address\./, ''),
    topics: productTopics,
    ...(onClose && { onSuccess: onClose }),
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          {onClose && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" kind="primary" busy={isSending}>
            {onClose ? 'Save address' : 'Give address'}
          </Button>
        </>
      }
    >
      <p>
        {deal.brand.companyName} sees your address from now until 30 days after the deal. It is in no message
        and no email.
        {!shipment.address && shipment.suggestion && ' This is the address that you gave last.'}
      </p>
      {options.length > 0 && (
        <SelectField
          label="Size or variant"
          isRequired
          placeholder="Choose one"
          options={options.map((option) => ({ value: option, label: option }))}
          {...form.getInputProps('option')}
        />
      )}
      <TextField label="Name on the parcel" isRequired maxLength={80} {...form.getInputProps('name')} />
      <TextField label="Street and number" isRequired maxLength={120} {...form.getInputProps('street')} />
      <TextField label="Flat or building (optional)" maxLength={120} {...form.getInputProps('line2')} />
      <FieldRow>
        <TextField label="Town or city" isRequired maxLength={80} {...form.getInputProps('city')} />
        <TextField label="Postcode" isRequired maxLength={12} {...form.getInputProps('postcode')} />
      </FieldRow>
      <SearchSelectField label="Country" isRequired options={countries} {...form.getInputProps('country')} />
      <PhoneField label="Phone for the carrier (optional)" {...form.getInputProps('phone')} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
