import type { CallOutput } from '@marquee/contract/call'
import type { PublicFigures } from '@marquee/contract/calls/figures'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { audienceLines } from '@marquee/contract/rules/audience'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { dayOf } from '@marquee/contract/rules/dates'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import { startingPriceIn } from '@marquee/contract/rules/starting-price'
import { freeFrom } from '@marquee/contract/rules/time-off'
import type { ReactNode } from 'react'
import { ActionBar } from '#ui/ActionBar.tsx'
import { AvailabilityCalendar } from '#ui/AvailabilityCalendar.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { KeyFigures } from '#ui/KeyFigures.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { keyFiguresOf } from '#ui/key-figures.ts'
import { OfferFacts } from '#ui/OfferFacts.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Stack } from '#ui/Stack.tsx'
import { describeNumbers, socialRows } from '#ui/social-rows.ts'
import classes from './TalentFacts.module.css'
import { useTalentSubtypes } from './talents.queries.ts'

type Person = CallOutput<(typeof talentCalls)['talentDetails']>

/** What the page of a talent needs from other features. */
export interface TalentParts {
  /** The public figures of the talent; absent until they are loaded, and where there are none. */
  known?: PublicFigures | undefined
  /** What the talent offers at fixed prices, for the starting price; absent until it is loaded. */
  offered?: readonly { price: number; currency: Currency }[] | undefined
  /** How the talent works, and what brands say about them. */
  figures?: ReactNode
  reviews?: ReactNode
  /** What was verified about the talent. */
  verified?: ReactNode
  /** The works of the talent and what they offer; the cover image without works. */
  work?: ReactNode
  packages?: ReactNode
  /** The button for an offer, below the price, and at the lower edge of narrow screens; absent where none can be sent. */
  offer?: ReactNode
  /** What else the reader can do. */
  actions?: ReactNode
}

interface TalentFactsProps extends TalentParts {
  person: Omit<Person, 'completedDeals'> & Partial<Pick<Person, 'completedDeals'>>
}

/** Everything that a brand may know about a talent before a deal; also shown to the talent's agency. */
export function TalentFacts({ person, ...parts }: TalentFactsProps) {
  const { known, offered, figures, reviews, verified, work, packages, offer, actions } = parts
  const subtypes = useTalentSubtypes().data?.items ?? []
  const crafts = subtypes.filter(({ id }) => person.subtypeIds.includes(id))
  const about = (
    <Card title="About">
      <Stack gap={12}>
        {person.bio ? (
          <RichText html={person.bio} />
        ) : (
          <p>{person.displayName} hasn’t added a description yet.</p>
        )}
        <Cluster>
          {crafts.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </Cluster>
      </Stack>
    </Card>
  )
  const price = startingPriceIn(person, offered ?? [])
  const audience = audienceLines(person.audience)
  const reach = [...socialRows(person.socials), ...audience]
  const strip = keyFiguresOf({
    socials: person.socials,
    rating: known?.rating,
    figures: known?.figures,
    completedDeals: person.completedDeals,
  })
  return (
    <Stack>
      {verified}
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.work}>{work ?? <CoverPicture picture={person.coverUrl} />}</div>
          <KeyFigures figures={strip} />
          {about}
          {packages}
          {reviews}
        </div>
        <div className={classes.side}>
          <PriceCard person={person} known={known} offered={offered} offer={offer} actions={actions} />
          <Card title="Availability">
            <AvailabilityCalendar timeOff={person.timeOff} />
          </Card>
          {figures && <Card title="How they work">{figures}</Card>}
          <Card title="Reach">
            {reach.length > 0 ? (
              <>
                <KeyValues rows={reach} />
                <p className={classes.source}>
                  {describeNumbers(person.socials, {
                    hasLines: audience.length > 0,
                    statedOn: person.statedOn,
                  })}
                </p>
              </>
            ) : (
              <p>No social accounts yet</p>
            )}
          </Card>
        </div>
      </div>
      {offer && (
        <div className={classes.bar}>
          <ActionBar
            isShort
            sentence={
              price && (
                <>
                  from <strong>{formatMoney(price.amount, price.currency)}</strong>
                </>
              )
            }
          >
            {offer}
          </ActionBar>
        </div>
      )}
    </Stack>
  )
}

/** The starting price, what decides besides it, and what the reader can do. */
function PriceCard({
  person,
  known,
  offered = [],
  offer,
  actions,
}: Pick<TalentFactsProps, 'person' | 'known' | 'offered' | 'offer' | 'actions'>) {
  const price = startingPriceIn(person, offered)
  const today = dayOf(new Date())
  const replyHours = known?.figures.find(({ key }) => key === 'talentReplyTime')?.value ?? null
  return (
    <section className={classes.price} aria-label="Price and terms">
      <p className={offer && price ? classes.start : undefined}>
        {price ? (
          <>
            <strong className={classes.from}>{formatMoney(price.amount, price.currency)}</strong>{' '}
            <span className={classes.unit}>starting price</span>
          </>
        ) : (
          <strong>Price to be agreed</strong>
        )}
      </p>
      <OfferFacts
        freeFrom={freeFrom(today, person.timeOff)}
        today={today}
        replyTime={replyHours === null ? undefined : formatFigure('talentReplyTime', replyHours)}
        takesGifted={person.takesGifted}
        city={person.city}
        languages={person.languages}
        takesDirectOffers={person.takesDirectOffers}
      />
      {(offer || actions) && (
        <div className={classes.actions}>
          {offer && <div className={classes.offer}>{offer}</div>}
          {actions}
        </div>
      )}
    </section>
  )
}
