import { billingStrikes } from './billing/routes.ts'
import type { Strike } from './route.ts'

/** What falls due, by the timer's name. */
export const strikes: Record<string, Strike> = { ...billingStrikes }
