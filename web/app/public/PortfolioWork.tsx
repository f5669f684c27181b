import type { Work } from '@marquee/contract/calls/portfolios'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import { lengthOf, workFacts, workSource } from '#features/portfolios/describe-work.ts'
import { FactLine } from '#ui/FactLine.tsx'
import { Picture } from '#ui/Picture.tsx'
import classes from './PortfolioWork.module.css'

interface WorkProps {
  work: Work
  /** Its place among all works, from 0. */
  index: number
}

interface LeadWorkProps extends WorkProps {
  isFirst: boolean
  /** The button “Show all” covers the place of its caption. */
  hasButtonOver?: boolean
}

/**
 * A work among the first ones. The whole picture is the link. The first one has its caption over the picture, and on wide screens the
 * others do too; screen readers say each caption.
 */
export function LeadWork({ work, index, isFirst, hasButtonOver = false }: LeadWorkProps) {
  return (
    <li className={classes.lead} data-caption={isFirst ? 'always' : hasButtonOver ? 'never' : 'wide'}>
      <WorkPicture
        work={work}
        frameWidth={isFirst ? '640px' : '380px'}
        phoneWidth="72vw"
        ratio={1.1}
        isFirst={isFirst}
        isLate={!isFirst}
      />
      <VideoLength work={work} />
      <p className={classes.over}>
        <WorkLink work={work} index={index} />
      </p>
    </li>
  )
}

interface PortfolioWorkProps extends WorkProps {
  /** The list says where the figures of all its works come from. */
  hasSharedSource: boolean
  /** How much of a video without a still is loaded with the page. */
  preload?: 'none' | 'metadata'
}

/** A work in the list of the portfolio; the whole tile, with its caption, is the link. */
export function PortfolioWork({ work, index, hasSharedSource, preload }: PortfolioWorkProps) {
  return (
    <li className={classes.work} data-kind={work.kind}>
      <div className={classes.frame}>
        {/* Two in a row on a phone. */}
        <WorkPicture
          work={work}
          frameWidth="320px"
          phoneWidth="(50vw - 28px)"
          ratio={0.8}
          preload={preload}
        />
        <VideoLength work={work} />
      </div>
      <h3>
        <WorkLink work={work} index={index} />
      </h3>
      <p className={classes.note}>
        <FactLine facts={workFacts(work)} />
      </p>
      {!hasSharedSource && workSource(work) && <p className={classes.note}>{workSource(work)}</p>}
    </li>
  )
}

/** Opens a work in `WorkView`, or its file where no script runs. It covers the tile that it is in. */
function WorkLink({ work, index }: WorkProps) {
  const spoken = ['video', lengthOf(work.durationMs)].filter(Boolean).join(' ')
  return (
    <a className={classes.link} href={work.url} data-work={index}>
      <span className={classes.caption}>{work.caption}</span>
      {work.kind === 'video' && <span className={classes.spoken}>, {spoken}</span>}
    </a>
  )
}

/** The mark of a video with its length: "0:34". Nothing for a picture. */
function VideoLength({ work }: Pick<WorkProps, 'work'>) {
  if (work.kind !== 'video') return null
  return (
    <span className={classes.length} aria-hidden="true">
      <IconPlayerPlayFilled size={12} />
      {lengthOf(work.durationMs) || 'Video'}
    </span>
  )
}

interface WorkPictureProps extends Omit<Parameters<typeof Picture>[0], 'url'> {
  work: Work
  preload?: PortfolioWorkProps['preload']
}

/** The picture of a work, the still of a video, or the first frame of a video that has none. It fills its frame. */
function WorkPicture({ work, preload = 'metadata', ...frame }: WorkPictureProps) {
  const url = work.kind === 'picture' ? work.url : work.posterUrl
  if (url) return <Picture url={url} {...frame} />
  return <video className={classes.still} src={work.url} preload={preload} muted />
}
