import { portfolioCalls, type Work } from '@marquee/contract/calls/portfolios'
import { imageIssue } from '@marquee/contract/rules/uploads'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#lib/toast.ts'
import { useUploads } from '#lib/uploads/use-uploads.ts'
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
import { portfolioTopics, useUploadPicture } from './portfolios.queries.ts'

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
  const uploads = useUploads(slot)
  const chosen = useRef<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const picture = useUploadPicture(() => chosen.current)
  const video = uploads.uploads.at(-1)
  const fileId = picture.data?.id ?? video?.stored?.id ?? null
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const choose = ([file]: readonly File[]) => {
    if (!file) return
    for (const upload of uploads.uploads) uploads.remove(upload.id)
    picture.reset()
    setPreview(null)
    form.clearFieldError('fileId')
    if (file.type.startsWith('video/')) return uploads.add([file])
    const issue = imageIssue(file)
    if (issue) return toast.error(issue)
    chosen.current = file
    setPreview(URL.createObjectURL(file))
    picture.mutate({ folder: 'covers' })
  }

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
      for (const upload of uploads.uploads) uploads.remove(upload.id)
      onSaved()
    },
  })
  const isUploading = picture.isPending || (video !== undefined && video.status !== 'done')
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
              uploads={{ ...uploads, add: choose }}
              label={fileId || isUploading ? 'Choose another file' : 'Choose a picture or a video'}
              hint="A picture as JPEG, PNG or WebP up to 2 MB, or a video up to 500 MB"
              accept="image/jpeg,image/png,image/webp,video/*"
            />
            {preview && (
              <div className={classes.preview} aria-busy={picture.isPending}>
                <img src={preview} alt="The chosen work" />
              </div>
            )}
            {picture.isPending && <p role="status">Uploading…</p>}
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
