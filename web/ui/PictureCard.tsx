import { plural } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from './Avatar.tsx'
import { hasNetworkIcon, NetworkIcon } from './NetworkIcon.tsx'
import { Picture } from './Picture.tsx'
import classes from './PictureCard.module.css'
import { PictureRow } from './PictureRow.tsx'
import { Star } from './Stars.tsx'

const frames = {
  tall: { frameWidth: '280px', phoneWidth: '100vw', ratio: 4 / 5 },
  wide: { frameWidth: '380px', phoneWidth: '100vw', ratio: 16 / 9 },
} as const

/** Of several pictures the first one has the upper two thirds, and the others share the rest. */
const partOf = {
  first: { frameWidth: '280px', phoneWidth: '100vw', ratio: 6 / 5 },
  further: { frameWidth: '140px', phoneWidth: '50vw', ratio: 6 / 5 },
} as const

interface PictureCardProps {
  to: string
  picture: string | null
  /** Up to two further images, beside the first one. */
  more?: readonly string[]
  /** Further images, after the first one in a row to swipe. Its buttons need the script `turnPictures`. */
  row?: readonly string[]
  title: string
  /** The photo of the person, beside the title. */
  photo?: string | null
  /** The logo of the company, beside the title; a card that is a row on phones shows none there. */
  logo?: { name: string; url: string | null }
  /** Beside the title, such as a check mark. */
  mark?: ReactNode
  /** One line of facts. */
  facts?: ReactNode
  /** Below the facts, such as numbers. */
  numbers?: ReactNode
  detail?: string
  /** A second line of facts, below the detail. */
  note?: ReactNode
  /** A status over the image. */
  badge?: ReactNode
  /** A control over the image, such as a heart; a press of it does not follow the link. */
  corner?: ReactNode
  /** A checkbox over the image, in the corner where the text begins. */
  select?: ReactNode
  /** Above the foot. */
  extra?: ReactNode
  /** The last line, such as a price. In a row of cards, all of them are on one line. */
  foot?: ReactNode
  /** The average of the reviews, at the end of the last line; null or absent before there is one. */
  rating?: number | null
  /** How many reviews the average is of, beside it. */
  reviewCount?: number
  /** Networks whose icons are over the image, such as `instagram`. */
  platforms?: readonly string[]
  /** The picture is in view when the page opens, and the first one of it. */
  isFirst?: boolean
  /** The picture comes after the first one of the page. */
  isLate?: boolean
  /** Its width on a phone as a CSS length, where that is not the whole width. */
  phoneWidth?: string | undefined
  /** Its width on other screens, likewise. */
  frameWidth?: string | undefined
  /** How many cards its list has, up to three: they share the room, and have their text beside the image where it is wide. */
  few?: number | undefined
  /** Tall for people, wide for campaigns. */
  shape?: 'tall' | 'wide'
  /** On a phone the image is a square of 116 px beside the text instead of above it. */
  isRowOnPhone?: boolean
}

/** A card with a large image; the whole card is the link. A list item. */
export function PictureCard({
  to,
  picture,
  more = [],
  row = [],
  title,
  photo,
  logo,
  mark,
  facts,
  numbers,
  detail,
  note,
  badge,
  corner,
  select,
  extra,
  foot,
  rating,
  reviewCount,
  platforms = [],
  isFirst = false,
  isLate = false,
  phoneWidth,
  frameWidth,
  few,
  shape = 'tall',
  isRowOnPhone = false,
}: PictureCardProps) {
  const first = { ...partOf.first, ...(phoneWidth && { phoneWidth }) }
  const main = picture && (
    <Picture
      url={picture}
      {...frames[shape]}
      {...(phoneWidth && { phoneWidth })}
      {...(frameWidth && { frameWidth })}
      isFirst={isFirst}
      isLate={isLate}
    />
  )
  return (
    <li className={classes.card} data-phone={isRowOnPhone ? 'row' : undefined} data-few={few}>
      <div
        className={classes.frame}
        data-shape={shape}
        data-tint={tintOf(title)}
        data-at={row.length > 0 ? 0 : undefined}
      >
        {picture && more.length > 0 ? (
          <span className={classes.several} data-count={more.length}>
            {[picture, ...more].map((url, index) => (
              <span key={url}>
                <Picture url={url} {...(index === 0 ? first : partOf.further)} />
              </span>
            ))}
          </span>
        ) : row.length > 0 ? (
          <PictureRow to={to} more={row}>
            {main}
          </PictureRow>
        ) : (
          main || <span className={classes.letter}>{Array.from(title)[0]}</span>
        )}
        {badge && <div className={classes.badge}>{badge}</div>}
        {select && <div className={classes.select}>{select}</div>}
        <Networks platforms={platforms} />
      </div>
      {/* Beside the frame, which would cut off an open menu. */}
      {corner && <div className={classes.corner}>{corner}</div>}
      <div className={classes.name}>
        {photo && <Avatar name={title} picture={photo} size={36} />}
        {logo?.url && (
          <span className={classes.logo}>
            <Avatar name={logo.name} picture={logo.url} size={36} shape="square" />
          </span>
        )}
        <p className={classes.title}>
          <Link to={to} className={classes.link}>
            {title}
          </Link>
          {mark}
        </p>
      </div>
      {facts && <p className={classes.facts}>{facts}</p>}
      {numbers}
      {detail && <p className={classes.detail}>{detail}</p>}
      {note && <p className={classes.facts}>{note}</p>}
      {extra}
      {(foot || rating) && (
        <p className={classes.foot}>
          {foot}
          <Rating average={rating ?? null} count={reviewCount} />
        </p>
      )}
    </li>
  )
}

/** The icons of the networks that have one. */
function Networks({ platforms }: { platforms: readonly string[] }) {
  const shown = platforms.filter(hasNetworkIcon)
  if (shown.length === 0) return null
  return (
    <span className={classes.networks} role="img" aria-label={`On ${shown.map(platformName).join(', ')}`}>
      {shown.map((platform) => (
        <NetworkIcon key={platform} platform={platform} size={15} />
      ))}
    </span>
  )
}

/** The average of the reviews; before there is one, how many reviews there are, where that is known. */
function Rating({ average, count }: { average: number | null; count: number | undefined }) {
  if (average === null)
    return count === undefined ? null : (
      <span className={classes.count}>
        {count === 0 ? 'No reviews' : `${count} ${plural('review', count)}`}
      </span>
    )
  return (
    <span className={classes.rating} role="img" aria-label={describeRating(average, count)}>
      <Star fill={1} />
      {average.toFixed(1)}
      {count !== undefined && <span className={classes.count}>({count})</span>}
    </span>
  )
}

function describeRating(rating: number, count: number | undefined): string {
  const by = count === undefined ? 'by brands' : `in ${count} ${plural('review', count)} by brands`
  return `Rated ${rating.toFixed(1)} ${by}`
}

function tintOf(title: string): number {
  return (title.length + (title.codePointAt(0) ?? 0)) % 5
}
