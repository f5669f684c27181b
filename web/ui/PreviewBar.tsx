import type { Preview } from '#lib/load-content.ts'
import classes from './PreviewBar.module.css'

/** Says that an operator reads something else than visitors do. */
export function PreviewBar({ preview }: { preview: Preview | null }) {
  if (!preview) return null
  return (
    <p className={classes.bar} role="status">
      <strong>Preview.</strong> {sentenceOf(preview)}
    </p>
  )
}

function sentenceOf({ state, version }: Preview): string {
  if (state === 'draft') return 'This is the draft. Only operators see it.'
  if (state === 'no draft') return 'There is no draft. This is what visitors see.'
  if (state === 'not signed in')
    return 'Only signed-in operators see drafts and versions. This is what visitors see.'
  if (state === 'no version') return `There is no version ${version} of this page. This is what visitors see.`
  return version === 0
    ? 'This is the text that Marquee comes with. Only operators see it here.'
    : `This is version ${version}. Only operators see it here.`
}
