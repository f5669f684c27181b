import type { BrandVerification, TalentVerification, Verified } from '@marquee/contract/calls/verification'
import {
  type BrandFactKind,
  brandFactKinds,
  companyDomainOf,
  domainOfWebsite,
  factKinds,
  formatHandle,
  isCompanyNumber,
  normaliseHandle,
} from '@marquee/contract/rules/verification'
import type { Talent } from '../talents/talents.store.ts'
import {
  type BrandDetails,
  type BrandVerificationRow,
  type FactRow,
  factOfHandle,
  type HandleRow,
} from './verification.store.ts'

/** Returns what a machine can say about a brand, in the order of `brandFactKinds`. */
export function checksOf(brand: BrandDetails): BrandVerification['checks'] {
  const domain = brand.emailVerifiedAt ? companyDomainOf(brand.email) : null
  const results: Record<BrandFactKind, [isMet: boolean, detail: string]> = {
    company_number: [isCompanyNumber(brand.companyNumber), brand.companyNumber],
    website: [domainOfWebsite(brand.website) !== null, brand.website],
    email_domain: [
      domain !== null && domain === domainOfWebsite(brand.website),
      brand.email.slice(brand.email.lastIndexOf('@') + 1),
    ],
    card: [brand.hasCard, ''],
  }
  return brandFactKinds.map((kind) => ({ kind, isMet: results[kind][0], detail: results[kind][1] }))
}

/** Returns facts as everyone sees them: without the company number and the card. */
export function viewFacts(rows: readonly FactRow[]): Verified['facts'] {
  return rows
    .toSorted((one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind))
    .map(({ kind, value, source, checkedOn }) => ({
      kind,
      detail: kind === 'handle' ? handleOf(value) : kind === 'company_number' ? '' : value,
      source,
      on: checkedOn,
    }))
}

const handleOf = (value: string): string => {
  const at = value.indexOf(':')
  return formatHandle(value.slice(0, at), value.slice(at + 1))
}

/** Returns what was verified about each of these; those without a fact are missing. */
export function viewVerified(
  ids: readonly string[],
  rows: readonly FactRow[],
  idOf: (row: FactRow) => string | null,
): { items: Verified[] } {
  return {
    items: [...new Set(ids)].flatMap((id) => {
      const facts = viewFacts(rows.filter((row) => idOf(row) === id))
      const on = facts
        .map((fact) => fact.on)
        .toSorted()
        .at(-1)
      return on ? [{ id, on, facts }] : []
    }),
  }
}

/** Returns the verification of a brand as the brand reads it. */
export function viewBrandVerification(
  row: BrandVerificationRow | undefined,
  { brand, facts, isOn }: { brand: BrandDetails; facts: readonly FactRow[]; isOn: boolean },
): BrandVerification {
  const status = row?.status ?? 'none'
  return {
    isOn,
    status,
    reason: status === 'more_needed' ? (row?.reason ?? '') : '',
    checks: checksOf(brand),
    facts: viewFacts(facts),
    mayRequest: isOn && status !== 'waiting' && status !== 'verified',
  }
}

/** Returns the verification of a talent: each of their social accounts once, and their identity. */
export function viewTalentVerification(
  { socials }: Pick<Talent, 'socials'>,
  rows: readonly HandleRow[],
  facts: readonly FactRow[],
  now: Date,
): TalentVerification {
  const seen = new Set<string>()
  const handles = socials.flatMap(({ platform, handle }) => {
    const key = factOfHandle(platform, normaliseHandle(handle))
    if (seen.has(key)) return []
    seen.add(key)
    const row = rows.find((one) => factOfHandle(one.platform, one.handle) === key)
    const fact = facts.find(({ kind, value }) => kind === 'handle' && value === key)
    const isExpired = row?.status === 'open' && row.expiresAt <= now
    const stored = isExpired ? 'expired' : (row?.status ?? 'none')
    const status: TalentVerification['handles'][number]['status'] = fact ? 'verified' : stored
    const hasCode = status === 'open' || status === 'waiting'
    return [
      {
        platform,
        handle,
        status,
        code: hasCode ? (row?.code ?? null) : null,
        expiresAt: status === 'open' ? (row?.expiresAt.toISOString() ?? null) : null,
        reason: status === 'declined' ? (row?.reason ?? '') : '',
        verifiedOn: fact?.checkedOn ?? null,
      },
    ]
  })
  return { identityOn: facts.find(({ kind }) => kind === 'identity')?.checkedOn ?? null, handles }
}
