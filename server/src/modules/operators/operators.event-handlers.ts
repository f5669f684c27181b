import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { applySettingChange } from './apply-setting.ts'
import { deleteEndedOperatorSessions } from './session.ts'

/** Registers planned changes of settings and the clean-up of ended sessions. */
export function registerOperators(): void {
  onCleanUp('operator sessions', deleteEndedOperatorSessions)
  onTimer('setting change', 'apply', applySettingChange)
}
