import type { PublicFigures } from '@marquee/contract/calls/figures'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import type { ReactNode } from 'react'
import { useListedFigures } from './reviews.queries.ts'

interface ListedFiguresProps {
  talentIds: readonly string[]
  /** Renders the list with a line of figures for each talent; null for those without any. */
  children: (noteOf: (talentId: string) => string | null) => ReactNode
}

/** Reads the figures of the talents of a list together, for a line on each card. */
export function ListedFigures({ talentIds, children }: ListedFiguresProps) {
  const figuresOf = useListedFigures(talentIds)
  return children((talentId) => {
    const item = figuresOf(talentId)
    return item ? describeShortly(item) : null
  })
}

/** Returns the average and the two figures that decide most, such as "4.8 ★ (12) · 96% replies · 100% on time". */
function describeShortly({ rating: { average, count }, figures }: PublicFigures): string | null {
  const part = (key: PublicFigures['figures'][number]['key'], label: string) => {
    const value = figures.find((figure) => figure.key === key)?.value ?? null
    return value === null ? [] : [`${formatFigure(key, value)} ${label}`]
  }
  const parts = [
    ...(average === null ? [] : [`${average.toFixed(1)} ★ (${count})`]),
    ...part('talentReplyRate', 'replies'),
    ...part('talentOnTime', 'on time'),
  ]
  return parts.length > 0 ? parts.join(' · ') : null
}
