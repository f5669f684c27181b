import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import classes from './Button.module.css'

/** Saves a file. What it is stands in `name`, for those who hear a column of such links. */
export function DownloadLink({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <a className={classes.button} data-kind="plain" data-size="small" href={href} download aria-label={`${children} ${name}`}>
      <IconDownload size={15} stroke={1.7} />
      <span className={classes.words}>{children}</span>
    </a>
  )
}
