import type { StoredFile } from '@marquee/contract/calls/files'
import { Dialog } from '#ui/Dialog.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './MessageFiles.module.css'

/** A picture of a message as large as the window, and the way to its original. */
export function PictureDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  return (
    <Dialog isOpen title={file.name} shape="wide" onClose={onClose}>
      <img className={classes.whole} src={file.previewUrl ?? file.url} alt={file.name} />
      <FileRow file={file} />
    </Dialog>
  )
}
