import { imageIssue, isImageType, MAX_IMAGE_BYTES } from '@marquee/contract/rules/uploads'
import { useEffect, useRef, useState } from 'react'
import { errorText, fieldErrors } from '#lib/api-error.ts'
import { toast } from '#lib/toast.ts'
import { shrinkPicture, tooLargeText } from '#lib/uploads/shrink-picture.ts'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useUploadPicture } from './portfolios.queries.ts'

/**
 * The file of a new work. A picture is made smaller where it is too large, and uploaded at once; a video is uploaded in parts under
 * the name `slot`.
 */
export function useWorkFile(slot: string, onChoose: () => void) {
  const uploads = useUploads(slot)
  const chosen = useRef<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [isShrinking, setShrinking] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)
  const picture = useUploadPicture(() => chosen.current)
  const video = uploads.uploads.at(-1)
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const refuse = (reason: string) => {
    setPreview(null)
    setIssue(reason)
  }
  const upload = async (original: File) => {
    const isTooLarge = isImageType(original.type) && original.size > MAX_IMAGE_BYTES
    setShrinking(isTooLarge)
    const file = isTooLarge ? await shrinkPicture(original, MAX_IMAGE_BYTES) : original
    // Another file was chosen meanwhile.
    if (chosen.current !== original) return
    setShrinking(false)
    const error = imageIssue(file)
    if (error) {
      toast.error(error)
      return refuse(isTooLarge ? tooLargeText(original.size, MAX_IMAGE_BYTES) : error)
    }
    chosen.current = file
    setPreview(URL.createObjectURL(file))
    picture.mutate(
      { folder: 'covers' },
      { onError: (error) => refuse(fieldErrors(error).file ?? errorText(error)) },
    )
  }
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    for (const one of uploads.uploads) uploads.remove(one.id)
    chosen.current = file
    picture.reset()
    setPreview(null)
    setIssue(null)
    setShrinking(false)
    onChoose()
    if (file.type.startsWith('video/')) uploads.add([file])
    else void upload(file)
  }
  return {
    uploads: { ...uploads, add: choose },
    preview,
    issue,
    isShrinking,
    isSending: picture.isPending,
    isUploading: isShrinking || picture.isPending || (video !== undefined && video.status !== 'done'),
    fileId: picture.data?.id ?? video?.stored?.id ?? null,
    /** Forgets the video of a saved work. */
    clear: () => {
      for (const one of uploads.uploads) uploads.remove(one.id)
    },
  }
}
