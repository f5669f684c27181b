import type { WorkRecord } from '@marquee/contract/calls/work-record'
import { port } from '../../platform/port.ts'

export interface WorkRecords {
  /** Returns a talent’s posted work and deals as this brand may read them. */
  recordOf(talentId: string, brandId: string, now: Date): Promise<WorkRecord>
}

/** Implemented by deals; registered in `register-modules.ts`. */
export const workRecords = port<WorkRecords>('workRecords')
