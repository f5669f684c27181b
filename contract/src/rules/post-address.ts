// cspell:ignore instagr lnkd
import type { DeliverableSpec } from '../terms/deliverable-spec.ts'
import { type Platform, platformLabels } from '../terms/deliverables.ts'
import { londonDayOf } from './dates.ts'
import { formatHandle, normaliseHandle } from './verification.ts'

interface AddressRow {
  /** Domains of the platform; subdomains count. Empty: posts can be anywhere. */
  domains: readonly string[]
  /** Finds the handle of the author in the path of a post; null where addresses have none. */
  handle: RegExp | null
}

/** Where posts of each platform are. */
const addresses: Record<Platform, AddressRow> = {
  instagram: {
    domains: ['instagram.com', 'instagr.am'],
    handle: /^\/(?!p\/|reel\/|reels\/|tv\/|stories\/)([\w.]+)\/(?:p|reel|reels|tv)\/|^\/stories\/([\w.]+)\//,
  },
  tiktok: { domains: ['tiktok.com'], handle: /^\/@([\w.]+)(?:\/|$)/ },
  youtube: { domains: ['youtube.com', 'youtu.be'], handle: /^\/@([\w.·-]+)(?:\/|$)/ },
  x: { domains: ['x.com', 'twitter.com'], handle: /^\/(?!i\/)(\w+)\/status\// },
  facebook: { domains: ['facebook.com', 'fb.com', 'fb.watch'], handle: null },
  linkedin: { domains: ['linkedin.com', 'lnkd.in'], handle: null },
  pinterest: { domains: ['pinterest.com', 'pinterest.co.uk', 'pin.it'], handle: null },
  twitch: { domains: ['twitch.tv'], handle: null },
  snapchat: { domains: ['snapchat.com'], handle: /^\/(?:add\/|@)([\w.-]+)(?:\/|$)/ },
  podcast: { domains: [], handle: null },
  blog: { domains: [], handle: null },
  file: { domains: [], handle: null },
}

/** Returns the main domain of a platform; undefined for one whose posts can be anywhere. */
export function domainOf(platform: Platform): string | undefined {
  return addresses[platform].domains[0]
}

/**
 * Returns why an address is not one of a post on this platform by one of these accounts, or null. An address that names no
 * handle, and a platform without an account in the profile, leave the author open.
 */
export function postAddressIssue(
  postUrl: string,
  platform: Platform,
  accounts: readonly { platform: string; handle: string }[],
): string | null {
  const { domains, handle } = addresses[platform]
  const { hostname, pathname } = new URL(postUrl)
  const host = hostname.toLowerCase()
  if (domains.length > 0 && !domains.some((domain) => host === domain || host.endsWith(`.${domain}`)))
    return `This work is agreed for ${platformLabels[platform]}. Please add the link to the post there.`
  const match = handle && pathname.match(handle)
  const author = match && (match[1] ?? match[2])
  const own = accounts.filter((account) => account.platform === platform)
  if (!author || own.length === 0 || own.some((account) => isSame(account.handle, author))) return null
  return `This post is by @${author}, and the profile has ${own.map((account) => formatHandle(platform, account.handle)).join(' and ')}. Please add the link to your post, or update the profile.`
}

const isSame = (handle: string, author: string): boolean => normaliseHandle(handle) === author.toLowerCase()

/** How the day of a post compares with the agreed days, in words. */
export const postTimings = ['early', 'in_time', 'late'] as const
export type PostTiming = (typeof postTimings)[number]
export const postTimingLabels: Record<PostTiming, string> = {
  early: 'Before the agreed days',
  in_time: 'In the agreed days',
  late: 'Late',
}

/** Returns whether a post was made in its agreed days, in London; in time where none are agreed. */
export function postTimingOf(
  { postFrom, postUntil }: Pick<DeliverableSpec, 'postFrom' | 'postUntil'>,
  postedAt: Date | string,
): PostTiming {
  const day = londonDayOf(postedAt)
  if (postFrom && day < postFrom) return 'early'
  return postUntil && day > postUntil ? 'late' : 'in_time'
}
