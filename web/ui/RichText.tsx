import { useMemo } from 'react'
import { safeNodes } from '#lib/safe-nodes.tsx'
import classes from './RichText.module.css'

/** Shows kept rich text. Nothing of it reaches the page as HTML: allowed marks are rebuilt as elements, all else is dropped. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => safeNodes(html), [html])
  return <div className={classes.text}>{nodes}</div>
}
