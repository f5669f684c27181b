import type { BrandPage } from '@marquee/contract/calls/brands'
import type { Profile } from '@marquee/contract/calls/profile'

/** Returns a response of the server in its envelope. */
export function answer(status: number, data: unknown, message?: string, code?: string): Promise<Response> {
  return Promise.resolve(Response.json({ status, message, code, data }, { status }))
}

/** Returns the page of a brand as others read it. */
export function aBrandPage({ id, companyName }: Pick<BrandPage, 'id' | 'companyName'>): BrandPage {
  return {
    id,
    companyName,
    logoUrl: null,
    coverUrl: null,
    about: '',
    website: '',
    industry: null,
    city: '',
    country: 'GB',
  }
}

/** Returns a brand's profile; `change` overrides fields. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: '0b0e6f0a-0000-4000-8000-000000000001',
    email: 'glow@example.com',
    name: 'Glow Botanics',
    role: { role: 'brand' },
    emailVerifiedAt: '2026-11-01T09:00:00.000Z',
    createdAt: '2026-11-01T09:00:00.000Z',
    subscriptionStatus: 'Active',
    hasTrialLeft: false,
    settingDetails: { isEarlyAccess: false },
    documentsToConfirm: [],
    secondFactor: null,
    brand: null,
    talent: null,
    agency: null,
    agent: null,
    ...change,
  }
}
