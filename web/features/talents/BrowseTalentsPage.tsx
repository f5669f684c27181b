import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { TalentCard } from './TalentCard.tsx'
import { useTalents, useTalentTypes } from './talents.queries.ts'

interface BrowseTalentsProps {
  pathOf: (talentId: string) => string
  /** Reads the figures of the listed talents and renders the cards with a line of them; provided by the page. */
  withFigures: (
    talentIds: readonly string[],
    render: (noteOf: (talentId: string) => string | null) => ReactNode,
  ) => ReactNode
}

/** All searchable talents as image cards. The filter is in the URL. */
export function BrowseTalentsPage({ pathOf, withFigures }: BrowseTalentsProps) {
  const [typeId, setTypeId] = useUrlState('type')
  const types = useTalentTypes().data?.items ?? []
  const talents = useTalents({ typeId, country: '' })
  return (
    <>
      <PageHeader title="Find talent" lead="Talents open to work, newest first." />
      <FilterBar>
        <SelectField
          label="Talent type"
          placeholder="All types"
          value={typeId}
          onChange={(value) => setTypeId(value)}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterBar>
      <LoadedPages
        pages={talents}
        skeleton={<CardsSkeleton />}
        empty={<EmptyState title="No talents yet">No talents of this type are in search yet.</EmptyState>}
      >
        {(items) =>
          withFigures(
            items.map(({ id }) => id),
            (noteOf) => (
              <CardGrid label="Talents">
                {items.map((talent) => (
                  <TalentCard
                    key={talent.id}
                    talent={talent}
                    to={pathOf(talent.id)}
                    typeName={types.find(({ id }) => id === talent.typeId)?.name}
                    note={noteOf(talent.id)}
                  />
                ))}
              </CardGrid>
            ),
          )
        }
      </LoadedPages>
    </>
  )
}
