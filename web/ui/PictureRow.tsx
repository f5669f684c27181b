import { storedSizeOf } from '@marquee/contract/rules/pictures'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './PictureRow.module.css'

/** The version of a later picture, in pixels: sharp in a card of 320 px on a screen of twice the density. */
const LATE_WIDTH = 640

interface PictureRowProps {
  to: string
  /** The first picture. */
  children: ReactNode
  /** The addresses of the others. */
  more: readonly string[]
}

/**
 * The pictures of a card as a row to swipe; each leads where the card leads. Keys and screen readers have the link of the title, so the row
 * is no stop of its own. The buttons need the script `turnPictures` of the page, and show only to a mouse.
 */
export function PictureRow({ to, children, more }: PictureRowProps) {
  return (
    <>
      <Link to={to} className={classes.row} data-row="" tabIndex={-1} aria-hidden="true">
        <span>{children}</span>
        {more.map((url) => (
          <span key={url}>
            <LatePicture url={url} />
          </span>
        ))}
      </Link>
      <span className={classes.dots} aria-hidden="true">
        {['', ...more].map((url) => (
          <i key={url} />
        ))}
      </span>
      {[-1, 1].map((by) => (
        <button
          key={by}
          type="button"
          className={classes.turn}
          data-turn={by}
          tabIndex={-1}
          aria-hidden="true"
        />
      ))}
    </>
  )
}

/** A picture that is loaded once it comes into view, in one size: with all of its versions a page of cards would be a third larger. */
function LatePicture({ url }: { url: string }) {
  const stored = storedSizeOf(url)
  const source = stored?.sources.find(({ width }) => width >= LATE_WIDTH) ?? stored?.sources.at(-1)
  return (
    <img
      className={classes.late}
      src={source?.url ?? url}
      width={stored?.width}
      height={stored?.height}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  )
}
