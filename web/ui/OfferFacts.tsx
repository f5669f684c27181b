import { describeFree } from '@marquee/contract/rules/time-off'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import classes from './OfferFacts.module.css'

interface OfferFactsProps {
  /** The first day without time off; null without one within a year. */
  freeFrom: string | null
  today: string
  /** The usual reply time in words; absent where it is not known. */
  replyTime?: string | undefined
  takesGifted: boolean
  city: string
  languages?: readonly string[]
  /** Absent where the page says it elsewhere. */
  takesDirectOffers?: boolean
}

/** What decides besides the price whether an offer makes sense, one fact a line. It works without script. */
export function OfferFacts({
  freeFrom,
  today,
  replyTime,
  takesGifted,
  city,
  languages = [],
  takesDirectOffers,
}: OfferFactsProps) {
  return (
    <ul className={classes.facts} aria-label="Good to know">
      <li>
        <IconCalendar size={18} stroke={1.6} aria-hidden="true" />
        {describeFree(freeFrom, today)}
      </li>
      {replyTime && (
        <li>
          <IconClock size={18} stroke={1.6} aria-hidden="true" />
          Usually answers within {replyTime}
        </li>
      )}
      <li>
        <IconGift size={18} stroke={1.6} aria-hidden="true" />
        {takesGifted ? 'Takes gifted work too' : 'No gifted work'}
      </li>
      {takesDirectOffers !== undefined && (
        <li>
          <IconMail size={18} stroke={1.6} aria-hidden="true" />
          {takesDirectOffers ? 'Takes direct offers' : 'No direct offers at the moment'}
        </li>
      )}
      {languages.length > 0 && (
        <li>
          <IconLanguage size={18} stroke={1.6} aria-hidden="true" />
          {languages.join(', ')}
        </li>
      )}
      {city && (
        <li>
          <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
          {city}
        </li>
      )}
    </ul>
  )
}
