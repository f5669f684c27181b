import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import classes from './Button.module.css'

interface DownloadLinkProps {
  href: string
  name: string
  /** What the file is called, where its address does not say. */
  file?: string
  children: string
}

/** Saves a file. What it is stands in `name`, for those who hear a column of such links. */
export function DownloadLink({ href, name, file, children }: DownloadLinkProps) {
  return (
    <a
      className={classes.button}
      data-kind="plain"
      data-size="small"
      href={href}
      download={file ?? true}
      aria-label={`${children} ${name}`}
    >
      <IconDownload size={15} stroke={1.7} />
      <span className={classes.words}>{children}</span>
    </a>
  )
}
