import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import type { Choice } from './ListFilters.tsx'
import classes from './MoreFilters.module.css'
import { ChoiceSelect } from './Select.tsx'

interface MoreFiltersProps {
  choices: readonly Choice[]
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  /** The buttons below the choices. */
  children: ReactNode
}

/**
 * The less frequent choices of a list. On wide screens a button opens them and says how many are chosen; on a phone they follow the others
 * in the sheet. It works without script.
 */
export function MoreFilters({ choices, asked, children }: MoreFiltersProps) {
  const count = choices.filter(({ name }) => asked[name]).length
  return (
    <>
      <button type="button" className={classes.open} popoverTarget="more-filters">
        <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden="true" />
        <span>
          More<span className={classes.noun}> filters</span>
        </span>
        <span className={classes.count} data-part="more-filters">
          {count > 0 && ` (${count})`}
        </span>
      </button>
      <fieldset
        id="more-filters"
        popover="auto"
        aria-labelledby="more-filters-title"
        className={classes.panel}
      >
        <p className={classes.title}>
          <strong id="more-filters-title">More filters</strong>
          <button type="button" popoverTarget="more-filters" popoverTargetAction="hide" aria-label="Close">
            <IconX size={20} stroke={1.8} aria-hidden="true" />
          </button>
        </p>
        {choices.map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} asked={asked} />
        ))}
        <div className={classes.foot}>{children}</div>
      </fieldset>
    </>
  )
}
