import { portfolioCalls, type Work } from '@marquee/contract/calls/portfolios'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import classes from './Portfolio.module.css'
import { portfolioTopics } from './portfolios.queries.ts'
import { useWorkFile } from './use-work-file.ts'

interface WorkDialogProps {
  /** The work that is changed; null for a new one. */
  work: Work | null
  managed: string | null
  /** The name under which the upload of a video goes on. */
  slot: string
  onClose: () => void
  onSaved: () => void
}

/** Adds a work, or changes what it says. A picture is uploaded at once, a video in parts. */
export function WorkDialog({ work, managed, slot, onClose, onSaved }: WorkDialogProps) {
  const file = useWorkFile(slot, () => form.clearFieldError('fileId'))
  const { uploads, preview, issue, isUploading, fileId } = file
  const target = { ...(work ? { workId: work.id } : { fileId }), ...(managed && { talentId: managed }) }
  const { add, update } = managed
    ? { add: portfolioCalls.agentAddWork, update: portfolioCalls.agentUpdateWork }
    : { add: portfolioCalls.addWork, update: portfolioCalls.updateWork }
  const { form, onSubmit, isSending } = useCallForm({
    call: work ? update : add,
    initial: {
      caption: work?.caption ?? '',
      brand: work?.brand ?? '',
      views: work?.views ?? null,
      likes: work?.likes ?? null,
    },
    toBody: (values) => ({ ...values, ...target }),
    topics: portfolioTopics,
    onSuccess: () => {
      file.clear()
      onSaved()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={work ? 'Edit work' : 'Add work'}>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button
            type="submit"
            kind="primary"
            busy={isSending}
            disabled={isUploading || (!work && fileId === null)}
          >
            {work ? 'Save' : 'Add to portfolio'}
          </Button>
        }
      >
        {!work && (
          <>
            <FileDrop
              uploads={uploads}
              label={fileId || isUploading ? 'Choose another file' : 'Choose a picture or a video'}
              hint="A picture as JPEG, PNG or WebP up to 2 MB, or a video up to 500 MB. Larger pictures are made smaller."
              accept="image/jpeg,image/png,image/webp,video/*"
            />
            {preview && (
              <div className={classes.preview} aria-busy={file.isSending}>
                <img src={preview} alt="The chosen work" />
              </div>
            )}
            {issue && (
              <p role="alert" className={classes.issue}>
                {issue}
              </p>
            )}
            {file.isShrinking && <p role="status">Making the picture smaller…</p>}
            {file.isSending && <p role="status">Uploading…</p>}
          </>
        )}
        <TextField label="Caption" isRequired {...form.getInputProps('caption')} />
        <TextField
          label="Brand"
          hint="For whom you made it. Leave it empty for your own work."
          {...form.getInputProps('brand')}
        />
        <FieldRow>
          <NumberField label="Views" {...form.getInputProps('views')} />
          <NumberField label="Likes" {...form.getInputProps('likes')} />
        </FieldRow>
        <p className={classes.facts}>Numbers are shown as self-declared, with today’s date.</p>
        <LeaveDialog isDirty={form.isDirty() && !isSending} />
      </FormBody>
    </Dialog>
  )
}
