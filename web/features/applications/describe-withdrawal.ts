import type { CallOutput } from '@marquee/contract/call'
import type { applicationCalls } from '@marquee/contract/calls/applications'
import { formatDate } from '@marquee/contract/rules/dates'

type Line = Pick<
  CallOutput<typeof applicationCalls.rosterForCampaign>['items'][number],
  'application' | 'blockedBy'
> & { talent: { displayName: string } }

/** Says to a talent that they withdrew their application. */
export function describeOwnWithdrawal(at: string): string {
  return `You withdrew your application on ${formatDate(at)}.`
}

/** Says for each talent of a roster whose application is withdrawn since when it is. */
export function describeWithdrawals(roster: readonly Line[]): string[] {
  return roster.flatMap(({ talent, application }) =>
    application?.withdrawnAt
      ? [`The application for ${talent.displayName} was withdrawn on ${formatDate(application.withdrawnAt)}.`]
      : [],
  )
}

/** Returns whether every talent whom the agency can apply for has applied before and withdrawn. */
export function isOnlyAgain(roster: readonly Line[]): boolean {
  const free = roster.filter(({ blockedBy }) => blockedBy === null)
  return free.length > 0 && free.every(({ application }) => Boolean(application?.withdrawnAt))
}
