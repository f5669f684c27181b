import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import classes from './Button.module.css'

interface DownloadLinkProps {
  href: string
  name: string
  /** The file name, where the URL does not contain it. */
  file?: string
  children: string
}

/**
 * A download link. `name` describes the file for screen readers, because a column repeats the visible text.
 */
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
      <span className={classes.text}>{children}</span>
    </a>
  )
}
