import { createContext, type RefObject } from 'react'

/** Called when the user wants to close a dialog; it calls `close` once nothing is lost. */
export type AskBeforeClosing = (close: () => void) => void

/** Where a form in a dialog puts its question about unsaved changes; null outside a dialog. */
export const DialogGuard = createContext<RefObject<AskBeforeClosing | null> | null>(null)
