import { formatMoney } from '@marquee/contract/rules/currency'
import { counted } from '@marquee/contract/rules/plural'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { RichText } from '#ui/RichText.tsx'
import { SocialList } from './SocialList.tsx'
import { useTalent, useTalentSubtypes } from './talents.queries.ts'

interface TalentPageProps {
  talentId: string
  back: { label: string; to: string }
  /** What can be done with this talent from here. */
  actions: (talent: { takesDirectOffers: boolean; displayName: string }) => ReactNode
}

/** One talent's public profile: the work first, then the facts one decides by. No contact data before a deal. */
export function TalentPage({ talentId, back, actions }: TalentPageProps) {
  const talent = useTalent(talentId)
  const subtypes = useTalentSubtypes().data?.items ?? []
  return (
    <Loaded query={talent} skeleton={<PageSkeleton />}>
      {(person) => (
        <>
          <PageHeader
            back={back}
            picture={<Avatar name={person.displayName} picture={person.avatarUrl} size={64} />}
            title={person.displayName}
            lead={[person.headline, person.city].filter(Boolean).join(' · ')}
            actions={actions(person)}
          />
          <CoverPicture picture={person.coverUrl} />
          <Columns
            main={
              <Card title="About">
                {person.bio ? <RichText html={person.bio} /> : <p>{person.displayName} has not written anything yet.</p>}
                <Cluster>
                  {subtypes
                    .filter(({ id }) => person.subtypeIds.includes(id))
                    .map(({ id, name }) => (
                      <Chip key={id}>{name}</Chip>
                    ))}
                </Cluster>
              </Card>
            }
            side={
              <>
                <Card title="Reach">
                  <SocialList socials={person.socials} />
                </Card>
                <Card title="Good to know">
                  <KeyValues
                    rows={[
                      { label: 'Fee from', value: person.minFee > 0 ? formatMoney(person.minFee) : 'to be agreed' },
                      { label: 'Languages', value: person.languages.join(', ') || 'not said' },
                      { label: 'Completed here', value: counted(person.completedDeals, 'deal') },
                      { label: 'Direct offers', value: person.takesDirectOffers ? 'welcome' : 'not at the moment' },
                    ]}
                  />
                </Card>
              </>
            }
          />
        </>
      )}
    </Loaded>
  )
}
