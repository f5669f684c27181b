import type { Include, Route, Strike } from '../route.ts'

/** Calls of coupons, subscriptions, invoices and checkout. */
export const billingRoutes: Route[] = []

/** What falls due in billing, by the timer's name. */
export const billingStrikes: Record<string, Strike> = {}

/** Fields that billing adds to an object only when `expand` asks for them, by `<object>.<field>`. */
export const billingIncludes: Record<string, Include> = {}
