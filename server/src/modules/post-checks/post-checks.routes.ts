import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import type { Routes } from '../../platform/handler.ts'
import { markPostChecked, refuseCorrection } from './answer-correction.ts'
import { askCorrection } from './ask-correction.ts'
import { decideCorrection, getCorrection } from './decide-correction.ts'
import { getBrandPostChecks, getPostsToCheck, getTalentPostChecks } from './get-post-checks.ts'
import { reportCorrection } from './report-correction.ts'

export const postCheckRoutes: Routes<typeof postCheckCalls> = {
  postsToCheck: getPostsToCheck,
  brandPostChecks: getBrandPostChecks,
  markPostChecked,
  askCorrection,
  refuseCorrection,
  talentPostChecks: getTalentPostChecks,
  reportCorrection,
  agentPostChecks: getTalentPostChecks,
  agentReportCorrection: reportCorrection,
  correctionFile: getCorrection,
  decideCorrection,
}
