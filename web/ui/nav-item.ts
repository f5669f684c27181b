import type { ComponentType } from 'react'

/** One navigation item. */
export interface NavItem {
  label: string
  to: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** Number of items waiting there; zero shows nothing. */
  count?: number
  /** What is counted, for screen readers; "waiting" by default. */
  counted?: string
  /** Current only at exactly this path, not below it. */
  end?: boolean
}
