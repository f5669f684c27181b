import classes from './SelectBox.module.css'

interface SelectBoxProps {
  /** What a tick selects, such as “Select Maya Okafor”. */
  label: string
  isSelected: boolean
  /** Nothing more can be selected. */
  isFull: boolean
  onToggle: () => void
}

/** A checkbox over the image of a card or in a row of a table. `SelectableList` finds it for its keys. */
export function SelectBox({ label, isSelected, isFull, onToggle }: SelectBoxProps) {
  return (
    <label className={classes.box} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        data-select
        checked={isSelected}
        disabled={isFull && !isSelected}
        onChange={onToggle}
        aria-label={label}
      />
    </label>
  )
}
