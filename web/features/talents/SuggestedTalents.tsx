import type { CallOutput } from '@marquee/contract/call'
import { suggestionCalls } from '@marquee/contract/calls/suggestions'
import { fitParts } from '@marquee/contract/rules/fit'
import { joinList } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { useCallQuery } from '#lib/use-call-query.ts'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Stack } from '#ui/Stack.tsx'
import { TalentCard } from './TalentCard.tsx'
import { useTalentTypes } from './talents.queries.ts'

interface SuggestedTalentsProps {
  campaignId: string
  pathOf: (talentId: string) => string
  /** Shown where nobody fits. */
  find: ReactNode
  /** Renders the cards with a box to select each talent, and what can be done with the selected; provided by the page. */
  withSelection: (
    render: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
}

/** Talents who fit a campaign and are not part of it yet, each with the facts that decide it. */
export function SuggestedTalents({ campaignId, pathOf, find, withSelection }: SuggestedTalentsProps) {
  const types = useTalentTypes().data?.items ?? []
  const talents = useCallQuery(
    ['campaigns', 'suggested-talents', campaignId],
    suggestionCalls.suggestedTalents,
    {
      campaignId,
    },
  )
  return (
    <Stack gap={20}>
      <p>Talents who have not applied. Select those you want to invite.</p>
      <Loaded
        query={talents}
        skeleton={<CardsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="Nobody fits the brief at the moment" action={find}>
            Suggested are talents of the campaign’s types, on its networks and within its fee. Those who have
            applied or were invited are under Applicants.
          </EmptyState>
        }
      >
        {(suggestions) =>
          withSelection((boxOf) => (
            <Stack gap={28}>
              {groupsOf(suggestions).map(({ title, text, talents }) => (
                <Stack key={title} gap={12}>
                  <h2>{title}</h2>
                  {text && <p>{text}</p>}
                  <CardGrid label={title}>
                    {talents.map((talent) => (
                      <TalentCard
                        key={talent.id}
                        talent={talent}
                        to={pathOf(talent.id)}
                        typeName={types.find(({ id }) => id === talent.typeId)?.name}
                        reasons={talent.reasons}
                        select={boxOf(talent)}
                      />
                    ))}
                  </CardGrid>
                </Stack>
              ))}
            </Stack>
          ))
        }
      </Loaded>
      <Fold
        title="How suggestions are ordered"
        summary="By niche, networks, talent type, fee, completed deals and reply time."
      >
        <Stack gap={12}>
          <p>The parts are added up. Nothing else counts, and nobody can pay for a better place.</p>
          <ul>
            {Object.values(fitParts).map(({ label, points, how }) => (
              <li key={label}>
                <strong>{`${label}, up to ${points} points.`}</strong> {how}
              </li>
            ))}
          </ul>
        </Stack>
      </Fold>
    </Stack>
  )
}

type Suggestions = CallOutput<typeof suggestionCalls.suggestedTalents>
interface Group {
  title: string
  /** Below the title. */
  text?: string
  talents: Suggestions['items']
}

/** Returns the talents in the niches of the brief and the others, each group with its title; without empty groups. */
function groupsOf({ niches, items }: Suggestions): Group[] {
  const ofNiche = items.filter(({ sharesNiche }) => sharesNiche)
  const others: Group = {
    title: 'On its networks and within its fee',
    talents: items.filter(({ sharesNiche }) => !sharesNiche),
  }
  if (niches.length === 0) return [others]
  const subject = joinList(niches)
  if (ofNiche.length === 0)
    return [{ ...others, text: `No other talent in ${subject} fits the brief at the moment.` }]
  const groups: Group[] = [
    { title: `In ${subject}`, talents: ofNiche },
    { ...others, title: 'Also on its networks and within its fee' },
  ]
  return groups.filter(({ talents }) => talents.length > 0)
}
