import { randomUUID } from 'node:crypto'
import type { BrandTerms } from '@marquee/contract/terms/brand-terms'
import { expectOk, type Person } from './person.ts'
import { sendForm, smallPdf } from './send-form.ts'

/** Returns a small PDF that differs from all others. */
export const aPdf = (text: string = randomUUID()): Buffer =>
  Buffer.concat([smallPdf, Buffer.from(`% ${text}\n`)])

/** Adds a PDF to the terms of a brand, and returns them as an offer names them. */
export async function someBrandTerms(
  brand: Person,
  { name = 'Creator terms', bytes = aPdf(), fileName = 'terms.pdf' } = {},
): Promise<BrandTerms> {
  const file = { name: fileName, bytes }
  const { data } = expectOk(
    await sendForm(brand.server, '/brand/addOwnTerms', { name }, { file }, brand),
    'terms of a brand',
  )
  const [{ id, sha256 }] = data.items
  return { id, name, sha256 }
}

/** Returns terms on the list of a brand, which are added unless there are any. */
export async function brandTermsOf(brand: Person): Promise<BrandTerms> {
  const [first] = expectOk(await brand.call('/brand/getOwnTerms', {}), 'terms').data.items
  return first ? { id: first.id, name: first.name, sha256: first.sha256 } : someBrandTerms(brand)
}
