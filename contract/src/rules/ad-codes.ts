import { z } from 'zod'

/** The platforms on which a brand can run a post of a talent as an ad by a code. */
export const adPlatforms = {
  tiktok: { label: 'TikTok', code: 'Spark Ads code' },
  instagram: { label: 'Instagram', code: 'Partnership ad code' },
  youtube: { label: 'YouTube', code: 'Partnership ad code' },
} as const
export type AdPlatform = keyof typeof adPlatforms

const isAdPlatform = (key: string): key is AdPlatform => Object.hasOwn(adPlatforms, key)
export const adPlatformKeys = Object.keys(adPlatforms).filter(isAdPlatform)

/** Returns the platform of a post where it has ad codes; null elsewhere. */
export function adPlatformOf(platform: string): AdPlatform | null {
  return isAdPlatform(platform) ? platform : null
}

const DAY_MS = 86_400_000

/** Both sides are reminded so many days before an ad code expires, or after half of a shorter time. */
export const AD_CODE_REMINDER_DAYS = 3

/** A brand may ask again for a code that nobody has entered after so many days. */
export const AD_CODE_ASK_AGAIN_DAYS = 3

/** Creates the schema of an ad code: printable characters without spaces, as the platforms show it. */
export const adCodeText = () =>
  z
    .string()
    .trim()
    .min(4, 'Please enter the whole code.')
    .max(300, 'This is longer than a code can be.')
    .regex(/^[\x21-\x7e]*$/, 'Please enter the code as the platform shows it, without spaces.')

/** Returns when both sides are reminded that a code expires. */
export function adCodeReminderAt(enteredAt: Date, expiresAt: Date): Date {
  const half = (expiresAt.getTime() - enteredAt.getTime()) / 2
  return new Date(expiresAt.getTime() - Math.min(AD_CODE_REMINDER_DAYS * DAY_MS, half))
}

/** Returns whether the brand may ask for a code now: nobody was asked, or that was some days ago. */
export function mayAskAdCode(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || askedAt.getTime() + AD_CODE_ASK_AGAIN_DAYS * DAY_MS <= now.getTime()
}
