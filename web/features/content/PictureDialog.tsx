import { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { MAX_PICTURE_DESCRIPTION } from '@marquee/contract/content/pictures'
import { type FormEvent, useRef, useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import classes from './Content.module.css'
import type { PictureAttributes } from './picture-node.ts'

interface PictureDialogProps {
  /** The picture that is changed; null for a new one. */
  picture: PictureAttributes | null
  onClose: () => void
  onDone: (picture: PictureAttributes) => void
}

/** Asks for a picture and for its description, and uploads the picture when both are given. */
export function PictureDialog({ picture, onClose, onDone }: PictureDialogProps) {
  const file = useRef<File | null>(null)
  const [hasFile, setHasFile] = useState(false)
  const [description, setDescription] = useState(picture?.alt ?? '')
  const [isChecked, setChecked] = useState(false)
  const alt = description.trim()
  const upload = useCallMutation(operatorContentCalls.uploadContentPicture, {
    success: null,
    files: () => (file.current ? { file: file.current } : undefined),
    onSuccess: ({ url, width, height }) => onDone({ src: url, alt, width, height }),
  })
  const errors = {
    file: hasFile || picture ? fieldErrors(upload.error).file : 'Choose a picture.',
    description: alt === '' ? 'Describe the picture.' : undefined,
  }
  const handleSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    // The form of the page is above this one for events, although not in the document.
    event?.stopPropagation()
    setChecked(true)
    if (alt === '' || upload.isPending) return
    if (hasFile) upload.mutate({})
    else if (picture) onDone({ ...picture, alt })
  }
  const fileError = (isChecked && errors.file) || null
  return (
    <Dialog isOpen onClose={onClose} title={picture ? 'Change the picture' : 'Add a picture'}>
      <FormBody
        onSubmit={handleSubmit}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" busy={upload.isPending}>
              {picture ? 'Change picture' : 'Add picture'}
            </Button>
          </>
        }
      >
        <div>
          <ImageField
            label={picture || hasFile ? 'Choose another picture' : 'Choose a picture'}
            picture={picture?.src ?? null}
            shape="square"
            isBusy={upload.isPending}
            onChoose={(chosen) => {
              file.current = chosen
              setHasFile(true)
              upload.reset()
            }}
          />
          {fileError && (
            <p role="alert" className={classes.error}>
              {fileError}
            </p>
          )}
        </div>
        <TextField
          label="Description"
          hint="Say in a sentence what the picture shows. People who do not see it hear this instead, and search engines read it."
          isRequired
          maxLength={MAX_PICTURE_DESCRIPTION}
          value={description}
          onChange={setDescription}
          error={isChecked && errors.description}
        />
      </FormBody>
    </Dialog>
  )
}
