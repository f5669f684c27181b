import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { rangeErrorOf } from './range-errors.ts'
import { type FilterName, type RangeName, reversedRanges, type SearchState } from './talent-search.ts'

const texts: Record<RangeName, { title: string; names: readonly FilterName[] }> = {
  followers: {
    title: 'The lowest number of followers is above the highest',
    names: ['min', 'max'],
  },
  price: {
    title: 'The lowest price is above the highest',
    names: ['priceMin', 'price'],
  },
}

interface ReversedRangeProps {
  filters: SearchState['filters']
  /** Removes the filters of the range. */
  onClear: (names: readonly FilterName[]) => void
}

/** Shown instead of talents while a range of the filters is one that nobody can be in; nothing where all are possible. */
export function ReversedRange({ filters, onClear }: ReversedRangeProps) {
  const [range] = reversedRanges(filters)
  if (!range) return null
  const { title, names } = texts[range]
  return (
    <EmptyState title={title} action={<Button onClick={() => onClear(names)}>Clear this range</Button>}>
      {rangeErrorOf(range, filters)}
    </EmptyState>
  )
}
