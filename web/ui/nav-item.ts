import type { ComponentType } from 'react'

/** One place of the navigation. */
export interface NavItem {
  label: string
  to: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** Things waiting there; zero shows nothing. */
  count?: number
  /** What is counted, for who hears the number; "waiting" when left out. */
  counted?: string
  /** Current only at exactly this address, not below it. */
  end?: boolean
}
