import type { cancellationCalls } from '@marquee/contract/calls/cancellations'
import type { Routes } from '../../platform/handler.ts'
import {
  agreeCancellation,
  proposeCancellationSplit,
  refuseCancellation,
  withdrawCancellation,
} from './answer-cancellation.ts'
import { getCancellations } from './get-cancellations.ts'
import { requestBrandCancellation, requestCancellation } from './request-cancellation.ts'

export const cancellationRoutes: Routes<typeof cancellationCalls> = {
  brandCancellations: getCancellations,
  cancellationReq: requestBrandCancellation,
  brandAgreeCancellation: agreeCancellation,
  brandRefuseCancellation: refuseCancellation,
  brandProposeCancellation: proposeCancellationSplit,
  brandWithdrawCancellation: withdrawCancellation,
  talentCancellations: getCancellations,
  talentCancellationReq: requestCancellation,
  talentAgreeCancellation: agreeCancellation,
  talentRefuseCancellation: refuseCancellation,
  talentProposeCancellation: proposeCancellationSplit,
  talentWithdrawCancellation: withdrawCancellation,
  agentCancellations: getCancellations,
  agentCancellationReq: requestCancellation,
  agentAgreeCancellation: agreeCancellation,
  agentRefuseCancellation: refuseCancellation,
  agentProposeCancellation: proposeCancellationSplit,
  agentWithdrawCancellation: withdrawCancellation,
}
