import { describeFree } from '@marquee/contract/rules/time-off'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { FactList } from './FactList.tsx'

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
    <FactList
      facts={[
        { icon: IconCalendar, text: describeFree(freeFrom, today) },
        replyTime !== undefined && { icon: IconClock, text: `Usually replies within ${replyTime}` },
        { icon: IconGift, text: takesGifted ? 'Open to gifted work' : 'Paid work only' },
        takesDirectOffers !== undefined && {
          icon: IconMail,
          text: takesDirectOffers ? 'Takes direct offers' : 'No direct offers at the moment',
        },
        languages.length > 0 && { icon: IconLanguage, text: languages.join(', ') },
        city !== '' && { icon: IconMapPin, text: city },
      ]}
    />
  )
}
