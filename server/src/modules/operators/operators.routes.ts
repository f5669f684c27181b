import type { operatorRetentionCalls } from '@marquee/contract/calls/operator-retention'
import type { operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import type { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import type { operatorCalls } from '@marquee/contract/calls/operators'
import type { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import type { Routes } from '../../platform/handler.ts'
import { actAsUser } from './act-as-user.ts'
import { addUserNote } from './add-user-note.ts'
import { cancelSettingChange, changeSetting, getOperatorSettings } from './change-setting.ts'
import { getRetentionRuns } from './get-retention-runs.ts'
import { getAuditLog, getUser, getUsers } from './get-users.ts'
import { enrol, generateOtp, getOperator, signOut, verifyOtp } from './sign-in.ts'
import {
  allowChanges,
  endVisit,
  enterVisit,
  getCurrentVisit,
  getSupportVisits,
  objectToVisit,
} from './support-visits.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'

export const operatorRoutes: Routes<typeof operatorCalls> = {
  generateOtp,
  verifyOtp,
  enrolOperator: enrol,
  getOperator,
  operatorSignOut: signOut,
  userList: getUsers,
  getUser,
  tokenByUser: actAsUser,
  auditLog: getAuditLog,
}

export const supportVisitRoutes: Routes<typeof supportVisitCalls> = {
  currentVisit: getCurrentVisit,
  allowChanges,
  endVisit,
  enterVisit,
  supportVisits: getSupportVisits,
  objectToVisit,
}

export const operatorSettingRoutes: Routes<typeof operatorSettingCalls> = {
  operatorSettings: getOperatorSettings,
  changeSetting,
  cancelSettingChange,
}

export const operatorRetentionRoutes: Routes<typeof operatorRetentionCalls> = {
  retentionRuns: getRetentionRuns,
}

export const operatorUserRoutes: Routes<typeof operatorUserCalls> = {
  suspendUser,
  addUserNote,
  restoreUser,
}
