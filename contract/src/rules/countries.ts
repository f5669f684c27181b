const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })

/** Returns the English name of a country from its ISO 3166 code; a text that is none as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
