import type { FoundTalent } from '@marquee/contract/calls/search'
import type { ReactNode } from 'react'
import { CardGrid } from '#ui/CardGrid.tsx'
import { TalentCard } from './TalentCard.tsx'
import { type ListOrder, TalentsTable } from './TalentsTable.tsx'
import { useTalentTypes } from './talents.queries.ts'

export interface TalentResultsProps {
  items: readonly FoundTalent[]
  /** Names the list. */
  label: string
  isTable: boolean
  pathOf: (talentId: string) => string
  /** Reads the figures of the listed talents and renders the cards with a line of them; provided by the page. */
  withFigures: (
    talentIds: readonly string[],
    render: (figuresOf: (talentId: string) => readonly string[]) => ReactNode,
  ) => ReactNode
  /** Reads which of the listed talents are favourites and renders the cards with hearts; provided by the page. */
  withHearts: (
    talentIds: readonly string[],
    render: (heartOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
  /** Reads what the brand’s campaigns and each talent have to do with each other; provided by the page. */
  withApplications: (
    talentIds: readonly string[],
    render: (applicationsOf: (talentId: string) => ReactNode) => ReactNode,
  ) => ReactNode
  /** Returns the box that selects a talent. */
  boxOf: (talent: { id: string; displayName: string }) => ReactNode
  /** Lets the headings of a table order it; absent where the order is fixed. */
  order?: ListOrder | undefined
}

/** Found talents as cards or as a table. */
export function TalentResults({
  items,
  label,
  isTable,
  pathOf,
  withFigures,
  withHearts,
  withApplications,
  boxOf,
  order,
}: TalentResultsProps) {
  const types = useTalentTypes().data?.items ?? []
  const typeNameOf = (typeId: string | null) => types.find(({ id }) => id === typeId)?.name
  const ids = items.map(({ id }) => id)
  return withHearts(ids, (heartOf) =>
    withFigures(ids, (figuresOf) =>
      withApplications(ids, (applicationsOf) =>
        isTable ? (
          <TalentsTable
            label={label}
            items={items}
            pathOf={pathOf}
            typeNameOf={typeNameOf}
            figuresOf={figuresOf}
            heartOf={heartOf}
            applicationsOf={applicationsOf}
            boxOf={boxOf}
            order={order}
          />
        ) : (
          <CardGrid label={label}>
            {items.map((talent) => (
              <TalentCard
                key={talent.id}
                talent={talent}
                to={pathOf(talent.id)}
                typeName={typeNameOf(talent.typeId)}
                figures={figuresOf(talent.id)}
                reasons={talent.reasons}
                corner={heartOf(talent)}
                select={boxOf(talent)}
                extra={applicationsOf(talent.id)}
              />
            ))}
          </CardGrid>
        ),
      ),
    ),
  )
}
