import { z } from 'zod'

/** How often a talent may change the address of their page: former addresses stay theirs and lead to the page. */
export const MAX_FORMER_SLUGS = 10

/** Words that no page may have: they are ours, or look as if Marquee spoke. */
const reserved: ReadonlySet<string> = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'agency',
  'agent',
  'api',
  'app',
  'assets',
  'billing',
  'blog',
  'brand',
  'brands',
  'contact',
  'dashboard',
  'demo',
  'dev',
  'faq',
  'help',
  'home',
  'legal',
  'login',
  'mail',
  'marquee',
  'media-kit',
  'me',
  'moderator',
  'new',
  'null',
  'official',
  'operator',
  'payments',
  'press',
  'pricing',
  'privacy',
  'root',
  'search',
  'security',
  'settings',
  'signin',
  'signup',
  'staff',
  'status',
  'support',
  'talent',
  'talents',
  'team',
  'terms',
  'undefined',
  'user',
  'verified',
  'www',
])

/** Beginnings that no page may have: of accounts that were deleted, and of pages that would speak for Marquee. */
const reservedStart = /^(deleted|marquee|admin|official)-/

/** Returns whether an address is kept for Marquee. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || reservedStart.test(slug)
}

/** Creates the schema of the last part of a page's address: `maya-okafor`, 3 to 40 characters. */
export function chosenSlug() {
  return z
    .string('Please fill this in.')
    .max(200, { error: 'Use at most 40 characters.', abort: true })
    .trim()
    .toLowerCase()
    .min(3, 'Use at least 3 characters.')
    .max(40, 'Use at most 40 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters from a to z, digits and single hyphens between them.')
    .refine((slug) => !isReservedSlug(slug), 'This address is reserved. Please choose another one.')
}
