import type { FoundTalent } from '@marquee/contract/calls/search'
import type { TalentCard as Talent } from '@marquee/contract/calls/talents'
import { formatHours } from '@marquee/contract/rules/public-figures'
import { labelStartingPrice, type StartingPrice } from '@marquee/contract/rules/starting-price'
import type { ReactNode } from 'react'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { shortCount } from '#ui/short-count.ts'
import { VerifiedMark } from '#ui/VerifiedMark.tsx'
import { WhyShown } from '#ui/WhyShown.tsx'
import { Accounts } from './Accounts.tsx'

interface TalentCardProps {
  talent: Talent & {
    pictures?: readonly string[]
    isVerified?: boolean
    replyHours?: number | null
    accounts?: FoundTalent['accounts']
    /** The price that a search shows instead of the “fee from”. */
    startingPrice?: StartingPrice | null
  }
  to: string
  typeName?: string | undefined
  /** How the talent works, a short text for each figure. */
  figures?: readonly string[]
  /** Why a search shows the talent. */
  reasons?: readonly string[]
  /** A control over the image, such as a heart. */
  corner?: ReactNode
  /** A checkbox over the image. */
  select?: ReactNode
  /** Below everything else. */
  extra?: ReactNode
}

/** A talent as an image card. */
export function TalentCard({
  talent,
  to,
  typeName,
  figures = [],
  reasons = [],
  corner,
  select,
  extra,
}: TalentCardProps) {
  const works = talent.pictures ?? []
  const { accounts = [], replyHours = null } = talent
  const followers = accounts.length === 0 && talent.followers > 0
  const facts = [typeName, talent.city, followers && `${shortCount(talent.followers)} followers`]
  const record = [...figures, replyHours !== null && `usually replies within ${formatHours(replyHours)}`]
  return (
    <PictureCard
      to={to}
      // Two in a row on a phone.
      phoneWidth="(50vw - 22px)"
      picture={works[0] ?? talent.coverUrl ?? talent.avatarUrl}
      more={works.slice(1)}
      photo={(works[0] ?? talent.coverUrl) && talent.avatarUrl}
      title={talent.displayName}
      mark={talent.isVerified && <VerifiedMark />}
      facts={facts.some(Boolean) && <FactLine facts={facts} />}
      numbers={<Accounts accounts={accounts} />}
      detail={talent.headline}
      note={record.some(Boolean) && <FactLine facts={record} />}
      corner={corner}
      select={select}
      extra={
        <>
          <WhyShown reasons={reasons} />
          {extra}
        </>
      }
      foot={labelStartingPrice(talent)}
    />
  )
}
