import { useMemo } from 'react'
import { markupNodes } from '#lib/markup-nodes.tsx'
import classes from './RichText.module.css'

/** Renders the rich text of a public page, on the server too. Links lead to pages of ours or to other websites. */
export function MarkupText({ html }: { html: string }) {
  const nodes = useMemo(() => markupNodes(html), [html])
  return <div className={classes.text}>{nodes}</div>
}
