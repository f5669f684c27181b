import { createContext, use } from 'react'

/**
 * Where lists and calendars of fields open: inside the dialog that contains the field, because nothing else
 * is above it.
 */
export const PortalTarget = createContext<HTMLElement | undefined>(undefined)

/** Returns the portal properties to spread over a Mantine popover. */
export function usePortalTarget(): { portalProps?: { target: HTMLElement } } {
  const target = use(PortalTarget)
  return target ? { portalProps: { target } } : {}
}
