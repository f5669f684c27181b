import { allCalls } from '@marquee/contract/calls/index'
import type {
  AuditEntry,
  OperatorView,
  UserDetails,
  UserNote,
  UserRow,
} from '@marquee/contract/calls/operators'
import type { SupportVisit } from '@marquee/contract/calls/support-visits'
import { describeAct, labelOfNoun } from '@marquee/contract/rules/audit-acts'
import type { Consent } from '../identity/consents.store.ts'
import type { Session } from '../identity/identity.store.ts'
import type { AuditRow, VisitChange } from './audit.store.ts'
import type { Impersonation } from './impersonations.store.ts'
import type { DescribedSubject } from './operators.ports.ts'
import type { Operator } from './operators.store.ts'
import type { User } from './users.store.ts'

export function operatorView({ id, name, email }: Operator): OperatorView {
  return { id, name, email }
}

export function userView(user: User): UserRow {
  const { id, name, email, role, status, isAgencySuspended, createdAt, lastSeenAt } = user
  return {
    id,
    name,
    email,
    role,
    status,
    isAgencySuspended,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }
}

export function userDetailsView(
  user: User,
  {
    consents,
    sessions,
    visits,
    notes,
  }: {
    consents: readonly Consent[]
    sessions: readonly Session[]
    visits: UserDetails['visits']
    notes: readonly AuditRow[]
  },
): UserDetails {
  return {
    ...userView(user),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    consents: consents.map(({ document, version, acceptedAt, way, ip }) => ({
      document,
      version,
      at: acceptedAt.toISOString(),
      way,
      ip,
    })),
    sessions: sessions.map(({ id, device, ip, createdAt, lastSeenAt }) => ({
      id,
      device,
      ip,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    visits,
    notes: notes.map(noteView),
  }
}

/** Returns a note about a user, from its entry in the audit log. */
export function noteView({ entry, operator }: AuditRow): UserNote {
  return { at: entry.at.toISOString(), by: operator, text: entry.reason }
}

/** Returns a visit with what was changed during it. */
export function visitView(visit: Impersonation, changes: readonly VisitChange[], now: Date): SupportVisit {
  const endsAt = visit.endedAt ?? visit.expiresAt
  return {
    id: visit.id,
    reason: visit.reason,
    startedAt: visit.createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOpen: visit.endedAt === null && visit.operatorSessionId !== null && visit.expiresAt > now,
    canWrite: visit.canWrite,
    readsMessages: visit.caseId !== null,
    changes: changes
      .filter(({ impersonationId }) => impersonationId === visit.id)
      .map(({ action, at }) => ({ summary: summaryOf(action), at: at.toISOString() })),
    objection: visit.objection,
  }
}

/** Returns an entry with what it did in words, and with the name of what it was about where that is known. */
export function auditEntryView(
  { entry, operator, userName, userEmail }: AuditRow,
  described: ReadonlyMap<string, DescribedSubject>,
): AuditEntry {
  const { action, subjectNoun, subjectId, accountId, details, at, operatorId } = entry
  const isAsUser = entry.impersonationId !== null
  const outcome = isAsUser ? null : describeAct(action, { details, at, operatorId })
  return {
    id: entry.id,
    at: at.toISOString(),
    operator: { id: operatorId, name: operator },
    action,
    summary: summaryOf(action),
    isAsUser,
    user: accountId && userName !== null ? { id: accountId, name: userName, email: userEmail ?? '' } : null,
    outcome: outcome ?? summaryOf(action),
    subject:
      subjectNoun && subjectId
        ? {
            noun: subjectNoun,
            id: subjectId,
            label: labelOfNoun(subjectNoun),
            ...(described.get(`${subjectNoun} ${subjectId}`) ?? { name: '', page: null }),
          }
        : null,
    reason: entry.reason,
    details,
    ip: entry.ip,
    requestId: entry.requestId,
  }
}

/** Returns what a call does; the name itself for a call that no longer exists. */
const summaryOf = (action: string): string => allCalls[action]?.summary ?? action
