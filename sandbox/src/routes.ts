import { billingRoutes } from './billing/routes.ts'
import type { Route } from './route.ts'

/** Every call of the API that the sandbox answers. */
export const routes: Route[] = [...billingRoutes]
