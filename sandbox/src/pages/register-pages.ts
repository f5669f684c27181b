import type { FastifyInstance } from 'fastify'
import type { Book } from '../book/book.ts'
import type { PageOptions } from '../route.ts'
import { registerCheckout } from './checkout.ts'

/** Adds the pages that a person's browser opens. */
export function registerPages(app: FastifyInstance, book: Book, options: PageOptions): void {
  registerCheckout(app, book, options)
}
