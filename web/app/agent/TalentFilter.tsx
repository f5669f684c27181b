import { useRosterNames } from '#features/roster/roster.queries.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** The name in the address that says of which talent a list is. */
export const talentFilterOf = 'talent'

/** Of all talents of the roster, or of one. */
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
