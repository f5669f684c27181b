import type { Work } from '@marquee/contract/calls/portfolios'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { Picture } from '#ui/Picture.tsx'
import { lengthOf } from './describe-work.ts'
import classes from './Portfolio.module.css'

interface WorkPictureProps {
  work: Work
  frameWidth: string
  phoneWidth?: string
  ratio?: number
  isFirst?: boolean
}

/** The picture of a work, or the poster of a video with its length. */
export function WorkPicture({ work, ...frame }: WorkPictureProps) {
  const picture = work.kind === 'picture' ? work.url : work.posterUrl
  return (
    <span className={classes.frame}>
      {picture && <Picture url={picture} {...frame} />}
      {work.kind === 'video' && (
        <span className={classes.length}>
          <IconPlayerPlay size={12} aria-hidden="true" />
          {lengthOf(work.durationMs) || 'Video'}
        </span>
      )}
    </span>
  )
}
