import type { evidenceCalls } from '@marquee/contract/calls/evidence'
import type { Routes } from '../../platform/handler.ts'
import { getEvidence, getOperatorEvidence } from './get-evidence.ts'
import { getChargeback, sendEvidence } from './send-evidence.ts'

export const evidenceRoutes: Routes<typeof evidenceCalls> = {
  brandEvidence: getEvidence,
  talentEvidence: getEvidence,
  agentEvidence: getEvidence,
  operatorEvidence: getOperatorEvidence,
  chargeback: getChargeback,
  sendEvidence,
}
