import type { userRoles } from '../call.ts'
import type { LegalDocumentKey } from './keys.ts'

export type UserRole = (typeof userRoles)[number]

/** A version of a legal document. */
export interface DocumentVersion {
  /** When it was published, which is the name of the version: a day for a text that Marquee comes with, else a moment in UTC. */
  version: string
  /** A minor change, such as a clearer sentence, is not put to users again. */
  isMinor: boolean
  /** What changed since the version before, one sentence each. */
  changes: readonly string[]
}

export interface LegalDocument {
  title: string
  path: `/${string}`
  /** One sentence. */
  summary: string
  /** Newest first. */
  versions: readonly [DocumentVersion, ...DocumentVersion[]]
  /** Who confirms it: at the sign-up, and again after each version that is not minor. */
  confirmedBy: readonly UserRole[]
  /** What a user confirms; null when nobody confirms the document. */
  confirmation: 'accepted' | 'read' | null
}

const first: DocumentVersion = {
  version: '2026-11-23',
  isMinor: false,
  changes: ['This is the first version.'],
}

const withReports: DocumentVersion = {
  version: '2026-11-24',
  isMinor: true,
  changes: ['Content and accounts can be reported where they are shown, and decisions have an appeal there.'],
}

const withPeriods: DocumentVersion = {
  ...withReports,
  changes: [
    ...withReports.changes,
    'More periods are named: applications that led to no deal, invitations, notifications and copies of your data.',
    'Brands can invite people who are not on Marquee, and a hash shows whether someone was on Marquee before.',
  ],
}

const withOwnChanges: DocumentVersion = {
  version: '2026-11-26',
  isMinor: true,
  changes: ['It names the cookie with which your pages show your own change at once.'],
}

const withMilestones: DocumentVersion = {
  version: '2026-11-26',
  isMinor: false,
  changes: [
    'When a deal ends because a milestone was not paid, usage rights to the work that was approved and paid begin on that day.',
    'A new section says how milestones are charged, what happens when one is not paid, and when they are paid out.',
  ],
}

const withClearerWords: DocumentVersion = {
  version: '2026-11-30',
  isMinor: true,
  changes: ['The wording is clearer. What it says is the same.'],
}

const withPlainFee: DocumentVersion = {
  ...withClearerWords,
  changes: [
    ...withClearerWords.changes,
    'It says plainly that the fee is included in the price, unless an offer adds it to the price.',
  ],
}

const withContactDetails: DocumentVersion = {
  ...withClearerWords,
  changes: [
    'The wording is clearer.',
    'It says that the contact page keeps your name and email address in your browser until you close its tab.',
  ],
}

export type LegalDocuments = Readonly<Record<LegalDocumentKey, LegalDocument>>

/**
 * Every legal document with the versions that Marquee comes with. Operators publish further versions; `documentsWith` returns what
 * applies now. The texts are content pages.
 */
export const legalDocuments: LegalDocuments = {
  terms_brands: {
    title: 'Terms for brands',
    path: '/terms/brands',
    summary: 'What you and we agree when your company finds, hires and pays talents on Marquee.',
    versions: [withPlainFee, withMilestones, first],
    confirmedBy: ['brand'],
    confirmation: 'accepted',
  },
  terms_talents: {
    title: 'Terms for talents and agents',
    path: '/terms/talents',
    summary: 'What you and we agree when you work, or represent talents, on Marquee.',
    versions: [withPlainFee, withMilestones, first],
    confirmedBy: ['talent', 'talentagent'],
    confirmation: 'accepted',
  },
  privacy: {
    title: 'Privacy notice',
    path: '/privacy',
    summary: 'Which personal data we use, why, for how long, and what you can ask us to do.',
    versions: [withClearerWords, withPeriods, first],
    confirmedBy: ['brand', 'talent', 'talentagent'],
    confirmation: 'read',
  },
  cookies: {
    title: 'Cookie notice',
    path: '/cookies',
    summary: 'Which cookies Marquee sets, what each is for, and how long it lasts.',
    versions: [withContactDetails, withOwnChanges, first],
    confirmedBy: [],
    confirmation: null,
  },
  complaints: {
    title: 'Complaints',
    path: '/complaints',
    summary: 'How to report a problem or complain, when you get an answer, and what to do if you disagree.',
    versions: [withClearerWords, withReports, first],
    confirmedBy: [],
    confirmation: null,
  },
  prohibited_content: {
    title: 'Prohibited content',
    path: '/prohibited-content',
    summary: 'What nobody may publish, send or ask for on Marquee.',
    versions: [withClearerWords, withReports, first],
    confirmedBy: [],
    confirmation: null,
  },
}

/** A version that an operator published. */
export interface PublishedVersion extends DocumentVersion {
  document: LegalDocumentKey
}

/**
 * Returns the documents with the versions that operators published. From the first of these on, the versions that Marquee comes with
 * no longer apply, so that a new release does not replace the operator’s text.
 */
export function documentsWith(published: readonly PublishedVersion[]): LegalDocuments {
  const withPublished = (key: LegalDocumentKey): LegalDocument => {
    const [newest, ...others] = published
      .filter(({ document }) => document === key)
      .map(({ version, isMinor, changes }) => ({ version, isMinor, changes }))
      .toSorted((one, other) => (one.version < other.version ? 1 : -1))
    if (!newest) return legalDocuments[key]
    const oldest = others.at(-1) ?? newest
    const { versions: shipped, ...row } = legalDocuments[key]
    return {
      ...row,
      versions: [newest, ...others, ...shipped.filter(({ version }) => version < oldest.version)],
    }
  }
  return {
    terms_brands: withPublished('terms_brands'),
    terms_talents: withPublished('terms_talents'),
    privacy: withPublished('privacy'),
    cookies: withPublished('cookies'),
    complaints: withPublished('complaints'),
    prohibited_content: withPublished('prohibited_content'),
  }
}

/** Returns the version of a document that applies now. */
export function currentVersion({ versions }: LegalDocument): string {
  return versions[0].version
}

/** Returns the terms that a role accepts. */
export function termsFor(role: UserRole): LegalDocumentKey {
  return role === 'brand' ? 'terms_brands' : 'terms_talents'
}
