import { useMemo } from 'react'
import { safeNodes } from '#lib/safe-nodes.tsx'
import classes from './RichText.module.css'

/**
 * Renders stored rich text. No HTML is injected: allowed tags are rebuilt as elements, everything else is
 * dropped.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => safeNodes(html), [html])
  return <div className={classes.text}>{nodes}</div>
}
