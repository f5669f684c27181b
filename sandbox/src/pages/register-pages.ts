import type { FastifyInstance } from 'fastify'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { registerAssets } from './assets.ts'
import { registerCheckout } from './checkout.ts'
import { registerControlPage } from './control.ts'
import { registerFrames } from './frames.ts'
import { registerInvoices } from './invoices.ts'
import { registerOnboarding } from './onboarding.ts'
import { registerPortal } from './portal.ts'

/** Registers the pages for browsers. */
export function registerPages(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  registerAssets(app)
  registerCheckout(app, store, options)
  registerControlPage(app, store, options)
  registerFrames(app, store, options)
  registerInvoices(app, store, options)
  registerOnboarding(app, store, options)
  registerPortal(app, store, options)
}
