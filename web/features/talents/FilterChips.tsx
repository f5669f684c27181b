import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import classes from './FilterChips.module.css'
import type { FilterChip } from './filter-chips.ts'

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (names: FilterChip['names']) => void
  onClear: () => void
}

/** The filters that are set, each of which can be removed; nothing without any. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Filters that are set">
      {chips.map(({ names, text }) => (
        <li key={names[0]}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${text}`}
            onClick={() => onRemove(names)}
          >
            {text}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          Clear filters
        </button>
      </li>
    </ul>
  )
}
