import { copyText } from '#lib/copy-text.ts'
import { Button } from '../Button.tsx'
import { Callout } from '../Callout.tsx'
import { Cluster } from '../Cluster.tsx'
import { OutsideLink } from '../OutsideLink.tsx'
import classes from './NewLink.module.css'

/** A new link to a page for people outside, shown once. */
export function NewLink({ url }: { url: string }) {
  return (
    <Callout tone="good">
      <p>Copy this link now. We don’t store it and can’t show it again.</p>
      <p className={classes.address}>{url}</p>
      <Cluster>
        <Button size="small" onClick={() => void copyText(url)}>
          Copy link
        </Button>
        <OutsideLink size="small" href={url}>
          View page
        </OutsideLink>
      </Cluster>
    </Callout>
  )
}
