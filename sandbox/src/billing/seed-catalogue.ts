import type { Book } from '../book/book.ts'

/** Writes the coupons and promotion codes that an empty book starts with. */
export function seedCoupons(_book: Book): void {}
