import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { shortCount } from '#ui/short-count.ts'
import classes from './PublicTalentCard.module.css'
import { type PublicTalent, reasonsOnCard, type SearchedWords } from './reasons-beyond-card.ts'
import { SaveLink } from './SaveLink.tsx'

/** As many as the list gives of each talent, the largest ones. */
const MAX_NETWORKS = 3

interface PublicTalentCardProps {
  talent: PublicTalent
  /** The network that was asked for, and that the talent has: it comes first. */
  platform?: string | undefined
  /** The words that found the talent. */
  searched?: SearchedWords | undefined
  /** Its picture is in view when the page opens. */
  isFirst?: boolean
  /** How many were found, where that is three or fewer. */
  few?: number | undefined
}

/** A talent as visitors find them in a list: work, headline, facts, price and rating, and why a search shows them; leads to their page. */
export function PublicTalentCard({
  talent,
  platform,
  searched,
  isFirst = false,
  few,
}: PublicTalentCardProps) {
  const why = reasonsOnCard(talent, searched)
  const networks = platform
    ? [platform, ...talent.platforms.filter((one) => one !== platform)].slice(0, MAX_NETWORKS)
    : talent.platforms
  const more = talent.morePictures
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
      detail={talent.headline}
      note={<TalentFacts talent={talent} />}
      extra={
        <>
          {why && (
            <p className={classes.why}>
              <b>{why.label}:</b> {why.reasons.join(' · ')}
            </p>
          )}
          {few === 1 && (
            <span className={classes.see} aria-hidden="true">
              See profile
            </span>
          )}
        </>
      }
      corner={<SaveLink talent={talent} shape="round" />}
      foot={labelStartingPrice(talent)}
      rating={talent.rating}
      reviewCount={talent.reviewCount}
      platforms={networks}
    />
  )
}

interface TalentFactsProps {
  talent: Pick<PublicTalent, 'subtypes' | 'typeName' | 'city' | 'followers'>
}

/** The line of facts of a card: what the talent does, where, and for how many. A niche says more than its type. */
export function TalentFacts({ talent: { subtypes, typeName, city, followers } }: TalentFactsProps) {
  const reach = followers > 0 && `${shortCount(followers)} followers`
  return <FactLine facts={[...(subtypes.length > 0 ? subtypes : [typeName]), city, reach]} />
}

/** Returns how wide the first picture is: few cards are wider, and where they have several pictures the first one is a part of them. */
function widthsOf(few: number | undefined, hasMore: boolean) {
  const wide = hasMore ? undefined : '720px'
  if (few === 1) return { phoneWidth: hasMore ? '62vw' : '100vw', frameWidth: wide }
  const twoOnPhone = '(50vw - 30px)'
  if (few === 2) return { phoneWidth: twoOnPhone, frameWidth: wide }
  return { phoneWidth: twoOnPhone, frameWidth: few === 3 ? '400px' : undefined }
}
