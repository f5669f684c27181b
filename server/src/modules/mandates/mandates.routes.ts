import type { mandateCalls } from '@marquee/contract/calls/mandates'
import type { Routes } from '../../platform/handler.ts'
import { answerMandate } from './answer-mandate.ts'
import { endMandate } from './end-mandate.ts'
import { getDelegatedActions } from './get-delegated-actions.ts'
import { getMandates } from './get-mandates.ts'
import { setDualConsent } from './set-dual-consent.ts'

export const mandateRoutes: Routes<typeof mandateCalls> = {
  talentMandates: getMandates,
  answerMandate,
  setDualConsent,
  endMandate,
  delegatedActions: getDelegatedActions,
}
