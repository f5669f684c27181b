import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { shortCount } from '#ui/short-count.ts'
import classes from './PublicTalentCard.module.css'
import { type PublicTalent, reasonsBeyondCard } from './reasons-beyond-card.ts'
import { SaveLink } from './SaveLink.tsx'

/** As many as the list gives of each talent, the largest ones. */
const MAX_NETWORKS = 3

interface PublicTalentCardProps {
  talent: PublicTalent
  /** The network that was asked for, and that the talent has: it comes first. */
  platform?: string | undefined
  /** Its picture is in view when the page opens. */
  isFirst?: boolean
  /** How many were found, where that is three or fewer. */
  few?: number | undefined
}

/** A talent as visitors find them in a list: work, price and rating, and why a search shows them; leads to their page. */
export function PublicTalentCard({ talent, platform, isFirst = false, few }: PublicTalentCardProps) {
  const [first, ...others] = reasonsBeyondCard(talent)
  const networks = platform
    ? [platform, ...talent.platforms.filter((one) => one !== platform)].slice(0, MAX_NETWORKS)
    : talent.platforms
  const more = talent.morePictures
  const reach = talent.followers > 0 ? `${shortCount(talent.followers)} followers` : null
  return (
    <PictureCard
      {...widthsOf(few, more.length > 0)}
      few={few}
      isFirst={isFirst}
      isLate={!isFirst}
      to={`/t/${talent.slug}`}
      picture={talent.pictureUrl}
      row={more}
      photo={talent.avatarUrl === talent.pictureUrl ? null : talent.avatarUrl}
      title={talent.displayName}
      // Two in a row on a phone have room for two facts; a niche says more than its type.
      facts={
        <FactLine
          facts={[
            ...(talent.subtypes.length > 0 ? talent.subtypes : [talent.typeName]),
            talent.city,
            few === 1 && first && reach,
          ]}
        />
      }
      detail={talent.headline}
      note={first ? <FactLine facts={[`Why shown: ${first}`, ...others]} /> : reach}
      extra={
        few === 1 && (
          <span className={classes.see} aria-hidden="true">
            See profile
          </span>
        )
      }
      corner={<SaveLink talent={talent} shape="round" />}
      foot={labelStartingPrice(talent)}
      rating={talent.rating}
      reviewCount={talent.reviewCount}
      platforms={networks}
    />
  )
}

/** Returns how wide the first picture is: few cards are wider, and where they have several pictures the first one is a part of them. */
function widthsOf(few: number | undefined, hasMore: boolean) {
  const wide = hasMore ? undefined : '720px'
  if (few === 1) return { phoneWidth: hasMore ? '62vw' : '100vw', frameWidth: wide }
  const twoOnPhone = '(50vw - 30px)'
  if (few === 2) return { phoneWidth: twoOnPhone, frameWidth: wide }
  return { phoneWidth: twoOnPhone, frameWidth: few === 3 ? '400px' : undefined }
}
