import type { StoredFile } from '@marquee/contract/rules/stored-file'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { formatSize } from '#lib/uploads/speed.ts'
import classes from './MessageFiles.module.css'

/** A file as a row with its size and a link to the original. */
export function FileRow({ file: { name, bytes, url } }: { file: StoredFile }) {
  return (
    <a
      className={classes.file}
      href={url}
      download={name}
      aria-label={`Download ${name}, ${formatSize(bytes)}`}
    >
      <IconFile size={20} stroke={1.6} />
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>{formatSize(bytes)}</span>
      <IconDownload size={18} stroke={1.7} />
    </a>
  )
}
