import { useMemo } from 'react'
import { markupNodes } from '#lib/markup-nodes.tsx'
import classes from './RichText.module.css'

interface MarkupTextProps {
  html: string
  /** The text is of operators, who may show pictures. */
  hasPictures?: boolean
}

/** Renders the rich text of a public page, on the server too. Links lead to pages of ours or to other websites. */
export function MarkupText({ html, hasPictures = false }: MarkupTextProps) {
  const nodes = useMemo(() => markupNodes(html, { hasPictures }), [html, hasPictures])
  return <div className={classes.text}>{nodes}</div>
}
