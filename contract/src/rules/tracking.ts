import { z } from 'zod'
import { line, rawText } from './text.ts'

/** Most tracking links of one deal. */
export const MAX_TRACKING_LINKS = 20
/** Most days whose redemptions are entered at once. */
export const MAX_REDEMPTION_DAYS = 400
/** Longest address that a tracking link leads to, with its parameters. */
export const MAX_TARGET_LENGTH = 2_048

/** The parameters of an address that tell analytics where a visitor came from, in the order of forms. */
export const utmFields = ['source', 'medium', 'campaign', 'content'] as const
export type UtmField = (typeof utmFields)[number]
export type Utm = Readonly<Record<UtmField, string>>

export const utmLabels: Readonly<Record<UtmField, string>> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  content: 'Content',
}

/** Why a link leads nowhere, or that it does. */
export const linkStates = {
  live: { label: 'Live', tone: 'good' },
  waiting: { label: 'Waiting for approval', tone: 'action' },
  refused: { label: 'Website refused', tone: 'bad' },
  stopped: { label: 'Stopped', tone: 'quiet' },
} as const
export type LinkState = keyof typeof linkStates

/** Kinds of devices that clicks are counted by. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const deviceLabels: Readonly<Record<DeviceKind, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  other: 'Other',
}

/** Sites where everybody has pages: that a brand has one there says nothing about another page. */
const sharedSites = new Set(
  `amazon.co.uk amazon.com beacons.ai ebay.co.uk ebay.com etsy.com facebook.com github.io google.com instagram.com
  linkedin.com linktr.ee medium.com myshopify.com netlify.app pages.dev pinterest.co.uk pinterest.com reddit.com
  snapchat.com substack.com threads.net tiktok.com tumblr.com twitch.tv twitter.com vercel.app wixsite.com
  wordpress.com x.com youtu.be youtube.com`.split(/\s+/),
)

/** A name with a dot and a top-level domain of letters, so that addresses of computers are none. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Returns the website of an address in lower case, without `www.`. */
export function websiteOf(address: string): string {
  return new URL(address).hostname.toLowerCase().replace(/^www\./, '')
}

/** Returns whether an address is on a verified website or below it; no site where everybody has pages counts. */
export function isOnWebsite(website: string, verified: string): boolean {
  if (sharedSites.has(verified)) return false
  return website === verified || website.endsWith(`.${verified}`)
}

const addressHint = 'Enter a web address that starts with https://, such as https://glow.example/new.'

/** Creates the schema of the address that a tracking link leads to: https, a public name, no port and no user. */
export function trackedAddress() {
  const tooLong = `Use at most ${MAX_TARGET_LENGTH} characters.`
  return rawText(MAX_TARGET_LENGTH, addressHint, tooLong)
    .max(MAX_TARGET_LENGTH, tooLong)
    .refine(isTrackable, addressHint)
}

function isTrackable(text: string): boolean {
  if (!/^https:\/\/[^\s\\/][^\s\\]*$/i.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return protocol === 'https:' && port === '' && username + password === '' && hostName.test(hostname)
}

/** Creates the schema of one UTM parameter; empty leaves it out. */
export function utmText() {
  return line(100, 0)
}

/** Creates the schema of a discount code as shops write them. */
export function discountCode() {
  return line(40, 0).regex(/^[\p{L}\p{N}_-]*$/u, 'Use letters, digits, hyphens and underscores only.')
}

/** Returns the address with its UTM parameters; a parameter that the address has already is replaced. */
export function targetOf(address: string, utm: Utm): string {
  const url = new URL(address)
  for (const field of utmFields) if (utm[field]) url.searchParams.set(`utm_${field}`, utm[field])
  return url.href
}

/** Returns a text as parameters are written: lower case, with hyphens instead of spaces and signs. */
export function parameterOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** How often a discount code was used on a day, and the sales with it in minor units. */
export interface Redemptions {
  day: string
  count: number
  amount: number
}

/** Thrown for lines that cannot be read; the message names the first of them. */
export class UnreadableRedemptions extends Error {}

const day = z.iso.date()

/**
 * Returns what a brand has entered or copied from its shop: one day in a line as date, number of uses and sales, such as
 * `2026-11-25, 12, 480.00`; sales may be missing. Headings and empty lines are skipped. Throws `UnreadableRedemptions`.
 */
export function parseRedemptions(text: string): Redemptions[] {
  const rows = text.split(/\r?\n/).flatMap((row, index) => {
    const cells = row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
    if (cells.every((cell) => cell === '')) return []
    const [at = '', count = '', sales = ''] = cells
    const isHeading = index === 0 && !/\d/.test(row)
    if (isHeading) return []
    const amount = sales === '' ? '0' : sales.replace(/^£/, '')
    if (!day.safeParse(at).success || !/^\d{1,7}$/.test(count) || !/^\d{1,7}(?:\.\d{1,2})?$/.test(amount))
      throw new UnreadableRedemptions(
        `Line ${index + 1} cannot be read. Write a date, the number of uses and the sales, such as 2026-11-25, 12, 480.00.`,
      )
    return [{ day: at, count: Number(count), amount: Math.round(Number(amount) * 100) }]
  })
  if (rows.length > MAX_REDEMPTION_DAYS)
    throw new UnreadableRedemptions(`Enter at most ${MAX_REDEMPTION_DAYS} days at once.`)
  const twice = rows.find(({ day: at }, index) => rows.findIndex((other) => other.day === at) !== index)
  if (twice) throw new UnreadableRedemptions(`${twice.day} is there twice.`)
  return rows
}
