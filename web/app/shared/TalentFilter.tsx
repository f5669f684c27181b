import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** The URL parameter that filters a list by talent. */
export const talentFilterOf = 'talent'

/** Filters a list by one talent of the roster or shows all of them. */
export function TalentFilter() {
  const [talentId, setTalentId] = useUrlState(talentFilterOf)
  const { names } = useRosterNames()
  return (
    <FilterBar>
      <SelectField
        label="Talent"
        placeholder="All talents"
        value={talentId}
        onChange={(id) => setTalentId(id)}
        options={names.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FilterBar>
  )
}
