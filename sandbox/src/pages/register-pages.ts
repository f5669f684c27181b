import type { FastifyInstance } from 'fastify'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import { registerAssets } from './assets.ts'
import { registerCheckout } from './checkout.ts'
import { registerControlPage } from './control.ts'
import { registerFrames } from './frames.ts'
import { registerInvoices } from './invoices.ts'
import { registerOnboarding } from './onboarding.ts'
import { registerPortal } from './portal.ts'

/** Registers the pages for browsers. */
export function registerPages(app: FastifyInstance, book: SandboxStore, options: PageOptions): void {
  registerAssets(app)
  registerCheckout(app, book, options)
  registerControlPage(app, book, options)
  registerFrames(app, book, options)
  registerInvoices(app, book, options)
  registerOnboarding(app, book, options)
  registerPortal(app, book, options)
}
