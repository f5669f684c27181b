import type { AdCode } from '@marquee/contract/calls/ad-codes'
import { adPlatforms } from '@marquee/contract/rules/ad-codes'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'

/** The two sides of a deal, by name. */
interface Parties {
  brand: { companyName: string }
  talent: { displayName: string }
}

/** Returns where the ad code of a post is, in the reader's words: "Spark Ads code · until 03 Mar, 2027". */
export function adCodeDetail(
  { platform, code, expiresAt, askedAt }: Pick<AdCode, 'platform' | 'code' | 'expiresAt' | 'askedAt'>,
  side: Viewer,
  { brand, talent }: Parties,
): string {
  const { label, code: name } = adPlatforms[platform]
  const state = code
    ? `until ${formatDate(expiresAt)}`
    : expiresAt
      ? `expired on ${formatDate(expiresAt)}`
      : 'no code yet'
  const asked =
    askedAt === null
      ? []
      : side === 'brand'
        ? [`you asked ${talent.displayName} on ${formatDate(askedAt)}`]
        : [`${brand.companyName} asks for ${expiresAt ? 'a new one' : 'one'}`]
  return [`${label}, ${name}`, state, ...asked].join(' · ')
}
