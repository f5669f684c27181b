import { roundHalfUp } from './rounding.ts'

/** Where a figure of a report comes from. */
export const figureSources = ['measured', 'declared', 'screenshot', 'mixed'] as const
export type FigureSource = (typeof figureSources)[number]

export const sourceLabels: Record<FigureSource, string> = {
  measured: 'Measured by Marquee',
  declared: 'Self-declared',
  screenshot: 'Self-declared, with screenshot',
  mixed: 'Self-declared, partly with screenshot',
}

/** A figure of a report; null where nobody has given it or nothing counts it. */
export interface Figure {
  value: number | null
  source: FigureSource | null
  /** What was spent on the work whose figure is known, in minor units; null where it is not shown. */
  spend: number | null
}

/** The figures of a report and how much of each one price is divided by. */
export const reportFigures = {
  reach: { label: 'Reach', costLabel: 'Cost per 1,000 reached', unit: 'per 1,000', per: 1_000 },
  engagements: { label: 'Engagements', costLabel: 'Cost per engagement', unit: 'each', per: 1 },
  clicks: { label: 'Clicks', costLabel: 'Cost per click', unit: 'each', per: 1 },
  codeUses: { label: 'Uses of codes', costLabel: 'Cost per use of a code', unit: 'each', per: 1 },
} as const
export type FigureName = keyof typeof reportFigures
export const figureNames = ['reach', 'engagements', 'clicks', 'codeUses'] as const satisfies FigureName[]

/**
 * Returns what `per` of a figure cost, in minor units, halves upwards: the spend on the work whose figure is known, divided by the
 * figure. Null without a figure or a spend, and for a figure of 0. Work without a fee costs 0.
 */
export function costOf({ value, spend }: Figure, per: number): number | null {
  return value === null || value === 0 || spend === null ? null : roundHalfUp(spend * per, value)
}

/** Adds figures up. Unknown ones count neither with their value nor with their spend. */
export function sumFigures(figures: readonly Figure[]): Figure {
  const known = figures.filter(({ value }) => value !== null)
  if (known.length === 0) return { value: null, source: null, spend: null }
  const sources = new Set(known.map(({ source }) => source))
  const [source = null] = sources
  return {
    value: known.reduce((sum, { value }) => sum + (value ?? 0), 0),
    source: sources.size > 1 ? 'mixed' : source,
    spend: known.some(({ spend }) => spend === null)
      ? null
      : known.reduce((sum, { spend }) => sum + (spend ?? 0), 0),
  }
}

/** Splits an amount of minor units into equal parts; the first ones are larger by one where it does not divide. */
export function splitEqually(amount: number, parts: number): number[] {
  const base = Math.floor(amount / parts)
  const rest = amount - base * parts
  return Array.from({ length: parts }, (_, index) => base + (index < rest ? 1 : 0))
}
