import { port } from '../../platform/port.ts'

/** What operators need to know about cases, such as disputes. */
export interface SupportCases {
  /** Fails, at `caseId`, when there is no open case of this name that concerns the user. */
  requireCase(caseId: string, userId: string): Promise<void>
}
export const supportCases = port<SupportCases>('supportCases')
