/** Prefixes of settings that are only ours, so that an unknown name with one is a mistake. */
const families = /^(MARQUEE_|S3_|SMTP_|CLAMD_|MAIL_|STRIPE_|VAPID_)/

/** Returns a sentence for each environment name that looks like a setting of ours and is none. */
export function unknownSettings(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, near: known.find((other) => other.length > 4 && distance(name, other) === 1) }))
    .filter(({ name, near }) => near || families.test(name))
    .map(({ name, near }) => `${name} is not a setting${near ? `; did you mean ${near}?` : '.'}`)
}

/** Returns how many letters to change, add or drop between two words; 2 means more than 1. */
function distance(one: string, other: string): number {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > 1) return 2
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rests = [
    one.slice(start + 1) === other.slice(start + 1),
    one.slice(start) === other.slice(start + 1),
    one.slice(start + 1) === other.slice(start),
  ]
  return rests.some(Boolean) ? 1 : 2
}
