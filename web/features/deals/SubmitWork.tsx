import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatCount } from '@marquee/contract/rules/wording'
import { isGift } from '@marquee/contract/terms/price'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useMarket } from '#lib/use-market.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { dealTopics, workRows } from './deals.queries.ts'
import { submissionWarnings } from './submission-warnings.ts'

interface UploadWorkProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  deliverable: Deliverable
  onDone: () => void
}

/** The form for the next version of a deliverable: resumable file uploads, a caption, a note. */
export function SubmitWork({ side, deal, deliverable, onDone }: UploadWorkProps) {
  const market = useMarket().data
  const isGifted = isGift(deal.price)
  const uploads = useUploads(`deliverable.${deliverable.id}`)
  const stored = uploads.uploads.flatMap((upload) => upload.stored ?? [])
  const isUploading = uploads.uploads.some((upload) => upload.status !== 'done')
  const { form, onSubmit, isSending } = useCallForm({
    call: workRows[side].upload,
    initial: { caption: '', note: '' },
    toBody: (values) => ({
      deliverableId: deliverable.id,
      version: deliverable.version,
      fileIds: stored.map((file) => file.id),
      ...values,
    }),
    fieldOf: (path) => (path.startsWith('fileIds') ? 'fileIds' : path),
    topics: dealTopics,
    onSuccess: () => {
      for (const upload of uploads.uploads) uploads.remove(upload.id)
      onDone()
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      sentence={
        <>
          <strong>When you submit,</strong> {deal.brand.companyName}{' '}
          {market ? `has ${formatCount(market.reviewDays, 'day')} to review it` : 'reviews it'}. Without an
          answer it is approved automatically.
        </>
      }
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={isUploading || stored.length === 0}>
          Submit for review
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <FileDrop
        uploads={uploads}
        label="Drag files here or choose files"
        hint="Images and videos up to 500 MB. Uploads resume if your connection drops."
        accept="image/*,video/*,audio/*"
      />
      {form.errors.fileIds && <p role="alert">{form.errors.fileIds}</p>}
      {deliverable.spec.platform !== 'file' && (
        <TextAreaField
          label="Caption"
          hint={`As it will be posted. ${isGifted ? 'Gifted' : 'Paid'} work starts with #ad.`}
          rows={3}
          limit={3000}
          {...form.getInputProps('caption')}
        />
      )}
      {submissionWarnings({
        spec: deliverable.spec,
        files: stored,
        caption: form.values.caption,
        isGifted,
      }).map((warning) => (
        <Callout key={warning} tone="warning">
          {warning}
        </Callout>
      ))}
      <TextAreaField
        label={`Note to ${deal.brand.companyName}`}
        hint="Optional"
        rows={2}
        limit={1000}
        {...form.getInputProps('note')}
      />
    </FormBody>
  )
}
