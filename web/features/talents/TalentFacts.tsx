import type { CallOutput } from '@marquee/contract/call'
import type { talentCalls } from '@marquee/contract/calls/talents'
import { audienceLines } from '@marquee/contract/rules/audience'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { ReactNode } from 'react'
import { AvailabilityCalendar } from '#ui/AvailabilityCalendar.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Stack } from '#ui/Stack.tsx'
import { describeNumbers, socialRows } from '#ui/social-rows.ts'
import classes from './TalentFacts.module.css'
import { useTalentSubtypes } from './talents.queries.ts'

type Person = CallOutput<(typeof talentCalls)['talentDetails']>

/** Everything that a brand may know about a talent before a deal; also shown to the talent's agency. */
export function TalentFacts({
  person,
  figures,
  reviews,
  verified,
  work,
  packages,
}: {
  person: Omit<Person, 'completedDeals'> & Partial<Pick<Person, 'completedDeals'>>
  /** How the talent works, and what brands say about them; provided by the page. */
  figures?: ReactNode
  reviews?: ReactNode
  /** What was verified about the talent, provided by the page. */
  verified?: ReactNode
  /** The works of the talent and what they offer, provided by the page; the cover image without works. */
  work?: ReactNode
  packages?: ReactNode
}) {
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
  const audience = audienceLines(person.audience)
  const reach = [...socialRows(person.socials), ...audience]
  const facts = [
    {
      label: 'Fee from',
      value: person.minFee > 0 ? formatMoney(person.minFee, person.feeCurrency) : 'To be agreed',
    },
    { label: 'Languages', value: person.languages.join(', ') || 'Not provided' },
    ...(person.completedDeals === undefined || figures
      ? []
      : [{ label: 'Completed deals', value: person.completedDeals || 'None yet' }]),
    { label: 'Gifted work', value: person.takesGifted ? 'Taken as well' : 'Not taken' },
    { label: 'Direct offers', value: person.takesDirectOffers ? 'Welcome' : 'Not at the moment' },
  ]
  const side = (
    <>
      {figures && <Card title="How they work">{figures}</Card>}
      <Card title="Reach">
        {reach.length > 0 ? (
          <>
            <KeyValues rows={reach} />
            <p className={classes.source}>
              {describeNumbers(person.socials, { hasLines: audience.length > 0, statedOn: person.statedOn })}
            </p>
          </>
        ) : (
          <p>No social accounts yet</p>
        )}
      </Card>
      <Card title="Availability">
        <AvailabilityCalendar timeOff={person.timeOff} />
      </Card>
      <Card title="Good to know">
        <KeyValues rows={facts} />
      </Card>
    </>
  )
  return (
    <Stack>
      {verified}
      <div>
        {work ?? <CoverPicture picture={person.coverUrl} />}
        <Columns
          main={
            <>
              {about}
              {packages}
              {reviews}
            </>
          }
          side={side}
        />
      </div>
    </Stack>
  )
}
