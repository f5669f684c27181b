import { billingIncludes } from './billing/routes.ts'
import type { Include } from './route.ts'

/** Fields that a reply holds only when `expand` names them, by `<object>.<field>`. */
export const includes: Record<string, Include> = { ...billingIncludes }
