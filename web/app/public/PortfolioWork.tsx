import type { Work } from '@marquee/contract/calls/portfolios'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { workFacts, workSource } from '#features/portfolios/describe-work.ts'
import { Picture } from '#ui/Picture.tsx'
import classes from './PortfolioWork.module.css'

interface PortfolioWorkProps {
  works: readonly Work[]
  index: number
  /** The list says where all numbers come from, so that a work does not. */
  hasSharedSource: boolean
}

/** Returns the id of the full-screen view of a work, which a button opens by `popoverTarget`. */
export function workViewId({ id }: Pick<Work, 'id'>): string {
  return `view-${id}`
}

function openerId({ id }: Pick<Work, 'id'>): string {
  return `open-${id}`
}

/** A work of the list, and the view that shows it on the full screen. It works without script. */
export function PortfolioWork({ works, index, hasSharedSource }: PortfolioWorkProps) {
  const work = works[index]
  if (!work) return null
  const isPicture = work.kind === 'picture'
  return (
    <li className={classes.work} data-kind={work.kind}>
      <div className={classes.frame}>
        <button
          type="button"
          id={openerId(work)}
          className={isPicture ? classes.picture : classes.enlarge}
          popoverTarget={workViewId(work)}
          aria-label={`Open ${work.caption}`}
        >
          {isPicture ? (
            // Two in a row on a phone.
            <Picture url={work.url} frameWidth="320px" phoneWidth="(50vw - 28px)" ratio={0.8} />
          ) : (
            <IconArrowsMaximize size={20} stroke={1.8} aria-hidden="true" />
          )}
        </button>
        <WorkView works={works} index={index} work={work} />
      </div>
      <h3>{work.caption}</h3>
      <p className={classes.note}>{workFacts(work)}</p>
      {!hasSharedSource && workSource(work) && <p className={classes.note}>{workSource(work)}</p>}
    </li>
  )
}

/**
 * One work on the full screen. While it is closed, a video is the small player of the list, so that a video which plays
 * can always be paused; a picture is loaded when its view opens.
 *
 * A button inside an open popover would open the next one above it, and Escape would lead back to it. So “Next” is a
 * label of the button in the list that opens the next work: that button is outside, and opening replaces this view.
 */
function WorkView({ works, index, work }: Pick<PortfolioWorkProps, 'works' | 'index'> & { work: Work }) {
  const [previous, next] = [works[index - 1], works[index + 1]]
  const id = workViewId(work)
  const source = workSource(work)
  return (
    <div
      id={id}
      className={classes.view}
      data-kind={work.kind}
      popover="auto"
      role="dialog"
      aria-label={work.caption}
    >
      <p className={classes.count}>
        {index + 1} of {works.length}
      </p>
      <button
        type="button"
        className={classes.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
        // biome-ignore lint/a11y/noAutofocus: the focus goes there when the view opens, not when the page loads
        autoFocus
      >
        <IconX size={24} stroke={1.8} aria-hidden="true" />
      </button>
      <div className={classes.media}>
        {work.kind === 'video' ? <Video work={work} /> : <LargePicture work={work} />}
      </div>
      <div className={classes.text}>
        <p className={classes.caption}>{work.caption}</p>
        <p>{workFacts(work)}</p>
        {source && <p>{source}</p>}
      </div>
      {previous && (
        <label htmlFor={openerId(previous)} className={classes.previous}>
          <IconChevronLeft size={24} stroke={1.8} aria-hidden="true" />
          <span>Previous</span>
        </label>
      )}
      {next && (
        <label htmlFor={openerId(next)} className={classes.next}>
          <span>Next</span>
          <IconChevronRight size={24} stroke={1.8} aria-hidden="true" />
        </label>
      )}
    </div>
  )
}

function Video({ work }: { work: Work }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the talent uploads no captions
    <video
      src={work.url}
      poster={work.posterUrl ?? undefined}
      controls
      playsInline
      preload={work.posterUrl ? 'none' : 'metadata'}
      aria-label={work.caption}
    />
  )
}

/** The whole picture: as wide as the screen, or as its height allows. */
function LargePicture({ work }: { work: Work }) {
  const size = storedSizeOf(work.url)
  const ratio = size ? size.width / size.height : 1
  const width = `min(100vw, ${Math.round(ratio * 85)}vh)`
  return <Picture url={work.url} frameWidth={width} ratio={ratio} alt={work.caption} />
}
