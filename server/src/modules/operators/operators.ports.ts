import type { AuditEntry } from '@marquee/contract/calls/operators'
import { port } from '../../platform/port.ts'

/** What operators need to know about cases, such as disputes. */
export interface SupportCases {
  /** Fails, at `caseId`, when there is no open case of this name that concerns the user. */
  requireCase(caseId: string, userId: string): Promise<void>
}
/** What an entry of the audit log is about. */
export interface AuditSubject {
  noun: string
  id: string
}

/** Names of what entries are about, and where operators read it. */
export interface AuditSubjects {
  /** Returns a name and a page for each subject that still exists, by `noun id`. */
  describe(subjects: readonly AuditSubject[], now: Date): Promise<Map<string, DescribedSubject>>
}
export type DescribedSubject = Pick<NonNullable<AuditEntry['subject']>, 'name' | 'page'>
export const auditSubjects = port<AuditSubjects>('auditSubjects')

export const supportCases = port<SupportCases>('supportCases')
