import type { Submission } from '@marquee/contract/calls/submissions'

/** How a version was decided, after its number. */
export const decisions = {
  approved: 'approved',
  changes_requested: 'changes requested',
  replaced: 'replaced',
} as const

/** Returns the versions as options of a field, newest first. */
export function versionOptions(submissions: readonly Pick<Submission, 'no' | 'decision'>[]) {
  return submissions
    .map(({ no, decision }) => ({
      value: String(no),
      label: `Version ${no}${decision ? `, ${decisions[decision]}` : ''}`,
    }))
    .toReversed()
}
