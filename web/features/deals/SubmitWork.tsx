import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { briefLines } from '@marquee/contract/rules/brief-lines'
import { fileWarnings } from '@marquee/contract/rules/file-kinds'
import { formatCount } from '@marquee/contract/rules/wording'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useMarket } from '#lib/use-market.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { CaptionField } from './CaptionField.tsx'
import { dealTopics, workRows } from './deals.queries.ts'
import classes from './SubmitWork.module.css'

interface UploadWorkProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  deliverable: Deliverable
  onDone: () => void
}

const noLines: string[] = []

/** The form for the next version of a deliverable: resumable file uploads, a caption, a note. */
export function SubmitWork({ side, deal, deliverable, onDone }: UploadWorkProps) {
  const market = useMarket().data
  const uploads = useUploads(`deliverable.${deliverable.id}`)
  const stored = uploads.uploads.flatMap((upload) => upload.stored ?? [])
  const lines = briefLines({ ...deal, spec: deliverable.spec })
  const isUploading = uploads.uploads.some((upload) => upload.status !== 'done')
  const { form, onSubmit, isSending } = useCallForm({
    call: workRows[side].upload,
    initial: { caption: '', note: '', usesAi: false, checkedLines: noLines },
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
          answer it is approved automatically. {deal.brand.companyName} may show it to people outside by a
          link; you don’t see their comments unless they are requested as changes.
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
        <CaptionField
          label="Caption"
          deal={deal}
          deliverable={deliverable}
          isLabelledElsewhere={deliverable.disclosure?.basis === 'operator'}
          {...form.getInputProps('caption')}
        />
      )}
      {fileWarnings(deliverable.spec, stored).map((warning) => (
        <Callout key={warning} tone="warning">
          {warning}
        </Callout>
      ))}
      <CheckField
        label="It shows something that AI has made or changed"
        hint={`${deal.brand.companyName} reads your answer.`}
        {...form.getInputProps('usesAi')}
      />
      {lines.length > 0 && (
        <fieldset className={classes.checklist}>
          <legend>Checked against the brief</legend>
          <p>Tick what this version does. {deal.brand.companyName} sees it with the work.</p>
          {lines.map((line) => (
            <CheckField
              key={line}
              label={line}
              value={form.values.checkedLines.includes(line)}
              onChange={(isChecked) =>
                form.setFieldValue(
                  'checkedLines',
                  lines.filter((one) => (one === line ? isChecked : form.values.checkedLines.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <TextAreaField
        label={`Note to ${deal.brand.companyName}`}
        hint="Optional"
        rows={2}
        limit={1000}
        {...form.getInputProps('note')}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
