import { createContext, use } from 'react'

/** Where lists and calendars of fields open: inside the dialog that holds the field, because nothing else lies above it. */
export const PortalTarget = createContext<HTMLElement | undefined>(undefined)

/** Spread over a Mantine popover's own properties. */
export function usePortalTarget(): { portalProps?: { target: HTMLElement } } {
  const target = use(PortalTarget)
  return target ? { portalProps: { target } } : {}
}
