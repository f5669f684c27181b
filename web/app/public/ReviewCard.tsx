import { formatDate } from '@marquee/contract/rules/dates'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './ReviewCard.module.css'

interface Face {
  name: string
  picture: string | null
  shape?: 'round' | 'square'
}

interface ReviewCardProps {
  stars: number
  text: string
  /** Who wrote it, and whom it is about. */
  author: Face
  other: Face
  /** The name of who wrote it, perhaps as a link. */
  head: ReactNode
  publishedAt?: string
  /** What the deal was about, and with whom. */
  children: ReactNode
}

/** A published review as visitors read it: a list item. */
export function ReviewCard({ stars, text, author, other, head, publishedAt, children }: ReviewCardProps) {
  return (
    <li className={classes.review}>
      <Stars value={stars} size={20} />
      <blockquote>{text}</blockquote>
      <div className={classes.deal}>
        <Avatar {...author} size={44} />
        <p>
          <strong>{head}</strong>
          {children}
          {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
        </p>
        <Avatar {...other} size={44} />
      </div>
    </li>
  )
}
