import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { savePath } from './next-paths.ts'
import classes from './SaveLink.module.css'

interface SaveLinkProps {
  talent: { id: string; displayName: string }
  /** Round over a picture, or with its word as a button of a page. */
  shape: 'round' | 'text'
}

/**
 * Leads a visitor to the sign-up that names the talent, and a brand to the talent’s page, which saves them. In a page with the
 * `SaveDialog`, it opens that dialog for visitors.
 */
export function SaveLink({ talent: { id, displayName }, shape }: SaveLinkProps) {
  return (
    <a
      className={classes.save}
      data-save={displayName}
      data-shape={shape}
      href={savePath(id)}
      aria-label={`Save ${displayName}`}
    >
      <IconHeart size={20} stroke={1.8} aria-hidden="true" />
      {shape === 'text' && 'Save'}
    </a>
  )
}
