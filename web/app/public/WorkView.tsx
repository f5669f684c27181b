import type { Work } from '@marquee/contract/calls/portfolios'
import { storedRatioOf, storedSizeOf } from '@marquee/contract/rules/pictures'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { workFacts, workSource } from '#features/portfolios/describe-work.ts'
import { FactLine } from '#ui/FactLine.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { Picture } from '#ui/Picture.tsx'
import { closeWithBack } from './scripts/close-with-back.ts'
import { showWorks } from './scripts/show-works.ts'
import classes from './WorkView.module.css'

/**
 * All works on the full screen, one at a time: a dialog that `showWorks` opens from any `WorkLink`. Its pictures and videos are
 * loaded when they come into view.
 */
export function WorkView({ works }: { works: readonly Work[] }) {
  return (
    <>
      <dialog className={classes.view} data-works="" aria-label="Portfolio">
        <p className={classes.place} role="status" />
        <form method="dialog" className={classes.close}>
          <button type="submit" aria-label="Close">
            <IconX size={24} stroke={1.8} aria-hidden="true" />
          </button>
        </form>
        {/* Browsers put the focus on a list that scrolls; the buttons and arrow keys move it already. */}
        <ul className={classes.row} tabIndex={-1}>
          {works.map((work) => (
            <li key={work.id}>
              {work.kind === 'video' ? <Video work={work} /> : <LargePicture work={work} />}
              <div className={classes.text}>
                <h2>{work.caption}</h2>
                <p>
                  <FactLine facts={workFacts(work)} />
                </p>
                <p>{workSource(work)}</p>
              </div>
            </li>
          ))}
        </ul>
        {works.length > 1 && (
          <>
            <button type="button" className={classes.previous} data-step="-1">
              <IconChevronLeft size={24} stroke={1.8} aria-hidden="true" />
              <span>Previous</span>
            </button>
            <button type="button" className={classes.next} data-step="1">
              <span>Next</span>
              <IconChevronRight size={24} stroke={1.8} aria-hidden="true" />
            </button>
          </>
        )}
      </dialog>
      <PageScript run={showWorks} />
      <PageScript run={closeWithBack} />
    </>
  )
}

/**
 * A video in a box with the proportions of its poster, as large as the screen allows. The box does not depend on what is loaded, so
 * that it stays as it is when the video plays, also one with fewer pixels than the screen.
 */
function Video({ work }: { work: Work }) {
  const ratio = (work.posterUrl && storedRatioOf(work.posterUrl)) || 1
  return (
    // biome-ignore lint/a11y/useMediaCaption: the talent uploads no captions
    <video
      src={work.url}
      poster={work.posterUrl ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={work.caption}
      style={{ aspectRatio: ratio, maxHeight: `${(100 / ratio).toFixed(2)}cqw` }}
    />
  )
}

/** The whole picture: as wide as the screen, or as its height allows. */
function LargePicture({ work }: { work: Work }) {
  const size = storedSizeOf(work.url)
  const ratio = size ? size.width / size.height : 1
  const width = `min(100vw, ${Math.round(ratio * 85)}vh)`
  return <Picture url={work.url} frameWidth={width} ratio={ratio} alt={work.caption} isWhole />
}
