import type { FastifyInstance } from 'fastify'
import type { Book } from '../book/book.ts'
import type { PageOptions } from '../route.ts'

/** Adds the pages that a person's browser opens. */
export function registerPages(_app: FastifyInstance, _book: Book, _options: PageOptions): void {}
