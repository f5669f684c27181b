import { roles } from '@marquee/contract/call'
import { operatorRetentionCalls } from '@marquee/contract/calls/operator-retention'
import { type AuditEntry, operatorCalls } from '@marquee/contract/calls/operators'
import { isDay } from '#lib/is-day.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import { usePagesCsv } from '#lib/use-pages-csv.ts'

const statuses = ['active', 'suspended', 'erased'] as const

/** Reads the signed-in operator. */
export function useOperator(isSignedIn: boolean) {
  return useCallQuery(['operator'], operatorCalls.getOperator, {}, { enabled: isSignedIn })
}

/** Reads accounts, newest first. Unknown values from the URL are ignored. */
export function useUsers({ q, role, status }: { q: string; role: string; status: string }) {
  const knownRole = roles.find((one) => one === role)
  const knownStatus = statuses.find((one) => one === status)
  const filter = {
    ...(q && { q }),
    ...(knownRole && { role: knownRole }),
    ...(knownStatus && { status: knownStatus }),
  }
  return usePagedQuery(['users', filter], operatorCalls.userList, filter)
}

export function useUser(userId: string) {
  return useCallQuery(['users', userId], operatorCalls.getUser, { userId })
}

/** Reads what was deleted after its period in the last 7 days. */
export function useRetentionRuns() {
  return useCallQuery(['retention'], operatorRetentionCalls.retentionRuns, {})
}

/** What the list of the audit log is restricted to; an empty text restricts nothing. */
export interface AuditFilter {
  action: string
  from: string
  to: string
  userId: string
}

/** Reads the audit log, newest first. */
export function useAuditLog(filter: AuditFilter) {
  const input = inputOf(filter)
  return usePagedQuery(['audit', input], operatorCalls.auditLog, input)
}

/** Saves the entries of the filter as a file for spreadsheets. */
export function useAuditCsv(filter: AuditFilter) {
  return usePagesCsv(operatorCalls.auditLog, inputOf(filter), {
    name: 'audit-log.csv',
    heads: auditHeads,
    cellsOf,
  })
}

/** The columns of the file. */
export const auditHeads = [
  'Time (UTC)',
  'Operator',
  'Action',
  'Outcome',
  'As user',
  'User',
  'Email',
  'About',
  'Name',
  'Id',
  'Reason',
  'Details',
  'IP',
  'Request',
]

/** The cells of an entry in the file, in the order of `heads`. */
export function cellsOf(entry: AuditEntry): string[] {
  const { at, operator, action, outcome, isAsUser, user, subject, reason, details, ip, requestId } = entry
  return [
    at,
    operator.name,
    action,
    outcome,
    isAsUser ? 'yes' : 'no',
    user?.name ?? '',
    user?.email ?? '',
    subject?.label ?? '',
    subject?.name ?? '',
    subject?.id ?? '',
    reason,
    JSON.stringify(details),
    ip,
    requestId,
  ]
}

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

function inputOf({ action, from, to, userId }: AuditFilter) {
  return {
    ...(/^[a-zA-Z]{2,60}$/.test(action) && { action }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(isId(userId) && { userId }),
  }
}
