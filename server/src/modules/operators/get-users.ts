import type { operatorCalls } from '@marquee/contract/calls/operators'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { endOfDay, startOfDay } from '../../platform/time/day.ts'
import { listConsents } from '../identity/consents.store.ts'
import { listSessions } from '../identity/identity.store.ts'
import { listAuditEntries, listChangesDuring, listNotes } from './audit.store.ts'
import { listImpersonationsOf } from './impersonations.store.ts'
import { auditSubjects } from './operators.ports.ts'
import { auditEntryView, userDetailsView, userView, visitView } from './operators.view.ts'
import { findUser, listUsers } from './users.store.ts'

/** Visits that the page of a user shows. */
const MAX_VISITS = 20

/** Returns a page of all accounts, newest first. */
export const getUsers: Handler<typeof operatorCalls.userList> = async (_ctx, input) => {
  const rows = await listUsers(input, input)
  return toPage(rows, input.limit, userView, (row) => [row.createdAt.toISOString(), row.id])
}

/** Returns one account with its sessions and the latest visits of operators. Fails with `not_found`. */
export const getUser: Handler<typeof operatorCalls.getUser> = async (ctx, { userId }) => {
  const [user, consents, sessions, visits, notes] = await Promise.all([
    findUser(userId),
    listConsents(userId),
    listSessions(userId),
    listImpersonationsOf(userId, { limit: MAX_VISITS }),
    listNotes(userId),
  ])
  const changes = await listChangesDuring(visits.map(({ impersonation }) => impersonation.id))
  return userDetailsView(user ?? fail('not_found'), {
    consents,
    sessions,
    visits: visits
      .slice(0, MAX_VISITS)
      .map(({ impersonation, operator }) => ({ ...visitView(impersonation, changes, ctx.now), operator })),
    notes,
  })
}

/** Returns a page of the audit log, newest first. */
export const getAuditLog: Handler<typeof operatorCalls.auditLog> = async (ctx, input) => {
  const { operatorId, userId, action, from, to } = input
  const filter = {
    operatorId,
    accountId: userId,
    action,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : endOfDay(to),
  }
  const rows = await listAuditEntries(filter, input)
  const subjects = rows.flatMap(({ entry: { subjectNoun, subjectId } }) =>
    subjectNoun && subjectId ? [{ noun: subjectNoun, id: subjectId }] : [],
  )
  const described = await auditSubjects.get().describe(subjects, ctx.now)
  return toPage(
    rows,
    input.limit,
    (row) => auditEntryView(row, described),
    ({ entry }) => [entry.at.toISOString(), entry.id],
  )
}
