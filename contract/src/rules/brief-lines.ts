import type { DeliverableSpec } from '../terms/deliverable-spec.ts'

/** Longest line of a brief to which work and comments refer; longer ones are cut. */
export const MAX_BRIEF_LINE = 300
/** Most lines of a brief that are offered. */
export const MAX_BRIEF_LINES = 60

interface BriefTexts {
  spec: Pick<DeliverableSpec, 'brief'>
  mustInclude: string
  mustAvoid: string
}

/** Returns the lines of a brief one by one: of the deliverable, then what it must include, then what it must avoid. */
export function briefLines({ spec, mustInclude, mustAvoid }: BriefTexts): string[] {
  const lines = [
    ...linesOf(spec.brief),
    ...linesOf(mustInclude).map((line) => `Must include: ${line}`),
    ...linesOf(mustAvoid).map((line) => `Must avoid: ${line}`),
  ].map((line) => Array.from(line).slice(0, MAX_BRIEF_LINE).join('').trim())
  return [...new Set(lines)].slice(0, MAX_BRIEF_LINES)
}

/** Returns the lines of a text without bullets; the numbers of a list stay. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter((line) => line !== '')
}
