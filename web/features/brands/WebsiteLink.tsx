import { isWebsite, normaliseWebsite } from '@marquee/contract/rules/website'
import classes from './WebsiteLink.module.css'

/**
 * A link to the website that a brand has stated, with its host as text. It opens beside the page, which it cannot reach,
 * and does not learn which page that is. An address that is none is only text.
 */
export function WebsiteLink({ address }: { address: string }) {
  if (!isWebsite(address)) return address
  const url = normaliseWebsite(address)
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {new URL(url).host.replace(/^www\./, '')}
    </a>
  )
}
