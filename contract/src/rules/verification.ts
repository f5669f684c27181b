import { platformName } from '../terms/deliverables.ts'
import { formatDate } from './dates.ts'
import { capitalise, joinList } from './wording.ts'

/** What can be verified about a brand, in the order of lists. */
export const brandFactKinds = ['company_number', 'website', 'email_domain', 'card'] as const
export type BrandFactKind = (typeof brandFactKinds)[number]

/** What can be verified about a brand or a talent. */
export const factKinds = [...brandFactKinds, 'handle', 'identity'] as const
export type FactKind = (typeof factKinds)[number]

export const factLabels: Readonly<Record<FactKind, string>> = {
  company_number: 'Company number',
  website: 'Website',
  email_domain: 'Email address of the company',
  card: 'Payment card',
  handle: 'Social account',
  identity: 'Identity',
}

/** What a brand does about each fact that is not given yet. */
export const factSteps: Readonly<Record<BrandFactKind, string>> = {
  company_number: 'Enter your UK company number, such as 01234567 or SC123456.',
  website: 'Enter the address of your website.',
  email_domain: 'Use an email address at the domain of your website. You can change it in the settings.',
  card: 'Save a payment card. Nothing is charged.',
}

/** The sources that a machine names, by fact; an operator names their own for company number and website. */
export const automaticSources: Readonly<Record<FactKind, string>> = {
  company_number: 'Given by the brand in the format of Companies House, not looked up',
  website: 'Given by the brand; its domain is that of the confirmed email address',
  email_domain: 'Email address confirmed with a code',
  card: 'Confirmed by the payment provider',
  handle: 'Code in the bio, checked by Marquee',
  identity: 'Checked by the payment provider',
}

/** The source of a handle that the adapter has confirmed. */
export const ADAPTER_SOURCE = 'Code in the bio, read automatically'

/** Returns how something was verified and when: "Account checked by Marquee on 30 Sep, 2026", "Companies House, 30 Sep, 2026". */
export function describeCheck({ kind, source, on }: { kind: FactKind; source: string; on: string }): string {
  // Readers do not know the code that the account showed.
  return kind === 'handle'
    ? `Account checked by Marquee on ${formatDate(on)}`
    : `${source}, ${formatDate(on)}`
}

/** How each fact is named where several are listed in one line; a social account is named by its platform. */
const shortFactNames: Readonly<Record<Exclude<FactKind, 'handle'>, string>> = {
  identity: 'identity',
  company_number: 'company number',
  website: 'website',
  email_domain: 'email address',
  card: 'payment card',
}

/** So many verified facts are named in one line. */
const MAX_NAMED_FACTS = 3

/**
 * Returns what was verified, in one line: "Identity and Instagram verified", "Company number, website and 2 more verified". The name of
 * the platform is the end of `detail`, as `formatHandle` writes it.
 */
export function describeVerified(facts: readonly { kind: FactKind; detail: string }[]): string {
  const inOrder = facts.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind))
  const names = [...new Set(inOrder.map(nameOfFact))]
  const named = names.length > MAX_NAMED_FACTS ? names.slice(0, MAX_NAMED_FACTS - 1) : names
  const others = names.length - named.length
  return `${capitalise(joinList([...named, ...(others > 0 ? [`${others} more`] : [])]))} verified`
}

/** The identity comes before the social accounts. */
const rankOf = (kind: FactKind): number => (kind === 'identity' ? -1 : factKinds.indexOf(kind))

const nameOfFact = ({ kind, detail }: { kind: FactKind; detail: string }): string =>
  kind === 'handle' ? (detail.split(' on ').at(-1) ?? '') || 'social account' : shortFactNames[kind]

/** How long a code for a bio can be used. */
export const HANDLE_CODE_DAYS = 7

/** Domains where anyone can have an address, so that one there says nothing about a company. */
const freeMailDomains = new Set(
  `aol.co.uk aol.com btinternet.com fastmail.com gmail.com gmx.co.uk gmx.com gmx.de gmx.net googlemail.com hey.com
  hotmail.co.uk hotmail.com icloud.com live.co.uk live.com mac.com mail.com mail.ru me.com msn.com outlook.com pm.me
  proton.me protonmail.com rocketmail.com sky.com talktalk.net tuta.com tutanota.com virginmedia.com web.de yahoo.co.uk
  yahoo.com yandex.com ymail.com zoho.com`.split(/\s+/),
)

/** Returns whether a text has the format of a number of Companies House: 8 digits, or 2 letters and 6 digits. */
export function isCompanyNumber(text: string): boolean {
  return /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text.replaceAll(' ', '').toUpperCase())
}

/** Returns the domain of a website without `www.`; null without a website. */
export function domainOfWebsite(website: string): string | null {
  if (!URL.canParse(website)) return null
  return new URL(website).hostname.toLowerCase().replace(/^www\./, '')
}

/** Returns the domain of an email address; null for one of a provider where anyone can have an address. */
export function companyDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === '' || freeMailDomains.has(domain) ? null : domain
}

/** Returns a handle in the form in which two spellings of it are equal: without `@`, in lower case. */
export function normaliseHandle(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}

/** Returns a handle in words, such as "@maya on Instagram". */
export function formatHandle(platform: string, handle: string): string {
  return `@${normaliseHandle(handle)} on ${platformName(platform)}`
}

const profileAddresses: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  x: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/in/',
  pinterest: 'https://www.pinterest.com/',
  twitch: 'https://www.twitch.tv/',
  snapchat: 'https://www.snapchat.com/add/',
}

/** Returns the address of a profile; null for platforms without addresses by handle, such as a podcast. */
export function profileAddress(platform: string, handle: string): string | null {
  const start = profileAddresses[platform]
  return start ? `${start}${encodeURIComponent(normaliseHandle(handle))}` : null
}
