import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { applySettingChange } from './apply-setting.ts'
import { agingOperatorSessions, idleOperatorSessions } from './operator-sessions.store.ts'

/** Registers planned changes of settings and the deletion of ended sessions. */
export function registerOperators(): void {
  onRetention('operator_sessions', { rows: agingOperatorSessions })
  onRetention('idle_operator_sessions', { rows: idleOperatorSessions })
  onTimer('setting change', 'apply', applySettingChange)
}
