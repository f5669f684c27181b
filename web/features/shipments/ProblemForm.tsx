import { problemKindNames, problemKinds } from '@marquee/contract/lifecycles/shipment'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { productRows, productTopics } from './shipments.queries.ts'

interface ProblemFormProps extends ProductOf {
  side: 'talent' | 'agent'
  onClose: () => void
}

/** Reports that the product has not arrived, is damaged or is the wrong one, with photos. */
export function ProblemForm({ side, deal, shipment, onClose }: ProblemFormProps) {
  const uploads = useUploads(`product.${shipment.id}`)
  const fileIds = uploads.uploads.flatMap(({ stored }) => (stored ? [stored.id] : []))
  const isUploading = uploads.uploads.some(({ status }) => status !== 'done')
  // What has been received cannot be missing.
  const kinds = problemKindNames.filter((kind) => shipment.status === 'shipped' || kind !== 'not_received')
  const { form, onSubmit, isSending } = useCallForm({
    call: productRows[side].report,
    initial: { kind: '', note: '' },
    toBody: (values) => ({ dealId: deal.id, version: shipment.version, fileIds, ...values }),
    fieldOf: (path) => (path.startsWith('fileIds') ? 'fileIds' : path),
    topics: productTopics,
    onSuccess: () => {
      for (const { id } of uploads.uploads) uploads.remove(id)
      onClose()
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending} disabled={isUploading}>
            Report problem
          </Button>
        </>
      }
    >
      <SelectField
        label="What is wrong"
        isRequired
        placeholder="Choose one"
        options={kinds.map((value) => ({ value, label: problemKinds[value] }))}
        {...form.getInputProps('kind')}
      />
      <TextAreaField label="What happened" isRequired rows={3} limit={1000} {...form.getInputProps('note')} />
      <FileDrop
        uploads={uploads}
        label="Drag photos here or choose files"
        hint="Optional: up to 5 photos of the product and its parcel."
        accept="image/*"
      />
      {form.errors.fileIds && <p role="alert">{form.errors.fileIds}</p>}
      <p>{deal.brand.companyName} answers. The clocks of your work are paused until this is settled.</p>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
