import type { Work } from '@marquee/contract/calls/portfolios'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import type { ReactNode } from 'react'
import { workFacts, workSource } from '#features/portfolios/describe-work.ts'
import { Picture } from '#ui/Picture.tsx'
import classes from './PortfolioWork.module.css'

interface PortfolioWorkProps {
  work: Work
  /** Its place among all works, from 0. */
  index: number
  /** The list says where all numbers come from, so that a work does not. */
  hasSharedSource: boolean
}

/** A work in the list of the portfolio. */
export function PortfolioWork({ work, index, hasSharedSource }: PortfolioWorkProps) {
  return (
    <li className={classes.work} data-kind={work.kind}>
      <WorkLink work={work} index={index}>
        {/* Two in a row on a phone. */}
        <WorkPicture work={work} frameWidth="320px" phoneWidth="(50vw - 28px)" ratio={0.8} />
      </WorkLink>
      <h3>{work.caption}</h3>
      <p className={classes.note}>{workFacts(work)}</p>
      {!hasSharedSource && workSource(work) && <p className={classes.note}>{workSource(work)}</p>}
    </li>
  )
}

/** Opens a work in `WorkView`, or its file where no script runs. Its child is the picture. */
export function WorkLink({
  work,
  index,
  children,
}: Pick<PortfolioWorkProps, 'work' | 'index'> & { children: ReactNode }) {
  return (
    <a className={classes.link} href={work.url} data-work={index} aria-label={`Open ${work.caption}`}>
      {children}
      {work.kind === 'video' && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={20} aria-hidden="true" />
        </span>
      )}
    </a>
  )
}

/** The picture of a work, the still of a video, or the first frame of a video that has none. It fills its frame. */
export function WorkPicture({ work, ...frame }: { work: Work } & Omit<Parameters<typeof Picture>[0], 'url'>) {
  const url = work.kind === 'picture' ? work.url : work.posterUrl
  if (url) return <Picture url={url} {...frame} />
  return <video className={classes.still} src={work.url} preload="metadata" muted />
}
