import type { FastifyInstance } from 'fastify'
import { payCheckout } from '../billing/pay-checkout.ts'
import type { Book } from '../book/book.ts'
import type { PageOptions } from '../route.ts'

export function registerCheckout(app: FastifyInstance, book: Book, options: PageOptions): void {
  app.post('/checkout/:id/pay', ({ params, body }) => {
    const { id } = Object(params)
    const { payment_method, promotion_code } = Object(body)
    return book.transaction(() => payCheckout(book, String(id), { payment_method, promotion_code }, options.publicUrl()))
  })
}
