import { type ApplicationStatus, applicationLifecycle } from '@marquee/contract/lifecycles/application'

/** A word for states that share a column with others; null where the column says it already. */
export function describeState(status: ApplicationStatus): string | null {
  return ['invited', 'declined', 'withdrawn', 'closed'].includes(status)
    ? applicationLifecycle.states[status].label.toLowerCase()
    : null
}
