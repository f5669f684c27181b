// cspell:ignore UWYZ HJKPSTUW ABEHMNPRV HJLNP
import { z } from 'zod'
import { phoneField } from './phone.ts'
import { line } from './text.ts'

/**
 * The postcodes of the United Kingdom and of the British forces, in capitals with one space (Royal Mail, programmers’ guide to
 * the Postcode Address File).
 */
const ukPostcode =
  /^(?:GIR 0AA|(?:[A-PR-UWYZ]\d[\dA-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\d[\dABEHMNPRV-Y]?) \d[ABD-HJLNP-UW-Z]{2})$/

/** Returns a UK postcode in capitals with one space before its last three characters; other text stays as it is. */
export function normaliseUkPostcode(typed: string): string {
  const letters = typed.replaceAll(/\s/g, '').toUpperCase()
  return letters.length >= 5 && letters.length <= 7 ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : typed
}

/** Returns whether a text is a UK postcode, in any case and with or without its space. */
export const isUkPostcode = (typed: string): boolean => ukPostcode.test(normaliseUkPostcode(typed))

const fields = {
  name: line(80),
  street: line(120),
  /** Flat, building or floor; may be empty. */
  line2: line(120, 0).default(''),
  city: line(80),
  postcode: line(12),
  country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
  /** For the carrier; may be empty. */
  phone: phoneField().default(''),
}

/** An address to which a parcel can be sent, as a form sends it. A UK postcode is checked and written in one spelling. */
export const postalAddress = z
  .strictObject(fields)
  .superRefine(({ country, postcode }, check) => {
    if (country === 'GB' && !isUkPostcode(postcode))
      check.addIssue({
        code: 'custom',
        path: ['postcode'],
        message: 'Please enter a UK postcode, such as SE1 7TP.',
      })
  })
  .overwrite((address) =>
    address.country === 'GB' ? { ...address, postcode: normaliseUkPostcode(address.postcode) } : address,
  )
export type PostalAddress = z.output<typeof postalAddress>

/** An address in responses and as the database stores it. */
export const storedAddress = z.object({
  name: z.string(),
  street: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
})

/** The shape of an address in the database. */
export const addressShape = {
  version: 1,
  upgrade: (stored: unknown): PostalAddress => storedAddress.parse(stored),
}

/** Returns the lines of an address as they are written on a parcel, without the phone number. */
export function addressLines({ name, street, line2, city, postcode, country }: PostalAddress): string[] {
  return [name, street, line2, `${city} ${postcode}`, country === 'GB' ? 'United Kingdom' : country].filter(
    Boolean,
  )
}
