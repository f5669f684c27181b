import type { PublicFigures } from '@marquee/contract/calls/figures'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import type { ReactNode } from 'react'
import { useListedFigures } from './reviews.queries.ts'

interface ListedFiguresProps {
  talentIds: readonly string[]
  /** Renders the list with the figures of each talent, a short text each; none for those without any. */
  children: (figuresOf: (talentId: string) => readonly string[]) => ReactNode
}

/** Reads the figures of the talents of a list together, for a line on each card. */
export function ListedFigures({ talentIds, children }: ListedFiguresProps) {
  const knownOf = useListedFigures(talentIds)
  return children((talentId) => {
    const known = knownOf(talentId)
    return known ? describeShortly(known) : []
  })
}

/** Returns the average and the two figures that decide most, such as "4.8 ★ (12)", "96% replies" and "100% on time". */
function describeShortly({ rating: { average, count }, figures }: PublicFigures): string[] {
  const part = (key: PublicFigures['figures'][number]['key'], label: string) => {
    const value = figures.find((figure) => figure.key === key)?.value ?? null
    return value === null ? [] : [`${formatFigure(key, value)} ${label}`]
  }
  return [
    ...(average === null ? [] : [`${average.toFixed(1)} ★ (${count})`]),
    ...part('talentReplyRate', 'replies'),
    ...part('talentOnTime', 'on time'),
  ]
}
