import { MESSAGES } from '@marquee/contract/rules/constants'
import { create } from 'zustand'

type Variant = 'success' | 'warning' | 'error'

export interface Toast {
  id: number
  variant: Variant
  text: string
}

/** How long a toast stays, in milliseconds; errors stay longer, because they must be read. */
const stay: Record<Variant, number> = { success: 4_000, warning: 6_000, error: 8_000 }
const most = 3
let count = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/**
 * Shows a message bottom-centre; without one, the specification's default text (section 8). The same message
 * is not stacked.
 */
export const toast = {
  success: (text?: string) => show('success', text),
  warning: (text?: string) => show('warning', text),
  error: (text?: string) => show('error', text),
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
}

function show(variant: Variant, given?: string): void {
  const text = given || MESSAGES.toast
  count += 1
  const id = count
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((one) => one.text !== text), { id, variant, text }].slice(-most),
  }))
  setTimeout(() => dismissToast(id), stay[variant])
}
