import { type ApplicationStatus, applicationLifecycle } from '@marquee/contract/lifecycles/application'

/** Returns a label for states that share a column with others; null where the column already says it. */
export function describeState(status: ApplicationStatus): string | null {
  return ['invited', 'declined', 'withdrawn', 'closed'].includes(status)
    ? applicationLifecycle.states[status].label.toLowerCase()
    : null
}
