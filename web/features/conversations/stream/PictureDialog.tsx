import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { Dialog } from '#ui/Dialog.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './MessageFiles.module.css'

/** An image of a message in full size, with a link to the original. */
export function PictureDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  return (
    <Dialog isOpen title={file.name} shape="wide" onClose={onClose}>
      <img className={classes.whole} src={file.previewUrl ?? file.url} alt={file.name} />
      <FileRow file={file} />
    </Dialog>
  )
}
