import type { PhoneNumber } from 'libphonenumber-js/core'

type Parse = (text: string) => Pick<PhoneNumber, 'isValid' | 'number'> | undefined

let parse: Parse = (text) => ({ isValid: () => true, number: `+${text.replace(/\D/g, '')}` })

/**
 * Stands in for the phone number library in the browser, because its tables weigh as much as everything else. Until they are loaded,
 * which the phone field asks for, every number passes here and the server decides.
 * @public The build puts it in the library's place (vite.config.ts).
 */
export const parsePhoneNumberFromString: Parse = (text) => parse(text)

/** Loads the tables; from then on numbers are judged in the browser too. */
export async function loadPhoneNumbers(): Promise<void> {
  const library = await import('libphonenumber-js/min')
  parse = (text) => library.parsePhoneNumberFromString(text)
}
