import { failField } from '@marquee/contract/errors'
import type { Box } from '@marquee/contract/rules/boxes'

interface Place {
  fileId: string | null
  atMs: number | null
  box: Box | null
}

/**
 * Checks that a comment is about a file of its submission and that a box is on a picture or on a frame of a video. Fails at the
 * fields, which begin with `prefix`.
 */
export function checkPlace(
  { fileId, atMs, box }: Place,
  files: readonly { id: string; mime: string }[],
  prefix = '',
): void {
  const file = files.find(({ id }) => id === fileId)
  if (fileId !== null && !file) failField(`${prefix}fileId`, 'This file is not part of the current version.')
  if (box === null) return
  if (!file) failField(`${prefix}fileId`, 'Name the file that the box is on.')
  if (!/^(image|video)\//.test(file.mime))
    failField(`${prefix}box`, 'A box can be on a picture or a video only.')
  if (file.mime.startsWith('video/') && atMs === null)
    failField(`${prefix}atMs`, 'Name the moment of the video that the box is on.')
}
