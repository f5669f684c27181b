import { contentCalls } from '@marquee/contract/calls/content'
import { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { defaultContent } from '@marquee/contract/content/defaults'
import { type Content, type ContentKey, parseContent } from '@marquee/contract/content/schemas'
import type { LoaderFunctionArgs } from 'react-router'
import { hostContext } from './settings.ts'

/** What an operator sees instead of the published text. */
export interface Preview {
  /** A version of the page; null for the draft. */
  version: number | null
  state: 'draft' | 'no draft' | 'version' | 'no version' | 'not signed in'
}

export interface LoadedContent<Key extends ContentKey> {
  content: Content<Key>
  /** Null outside a preview of this page. */
  preview: Preview | null
}

const published = {
  homeContent: contentCalls.homeContent,
  howItWorks: contentCalls.howItWorks,
  whyChooseUs: contentCalls.whyChooseUs,
  aboutUs: contentCalls.aboutUs,
  faq: contentCalls.faq,
  testimonials: contentCalls.testimonials,
  findTalent: contentCalls.findTalentContent,
  openCampaigns: contentCalls.openCampaignsContent,
  pricing: contentCalls.pricingContent,
  contact: contentCalls.contactContent,
  settings: contentCalls.contentSettings,
  terms_brands: contentCalls.termsBrands,
  terms_talents: contentCalls.termsTalents,
  privacy: contentCalls.privacyPolicy,
  cookies: contentCalls.cookieNotice,
  complaints: contentCalls.complaintsProcedure,
  prohibited_content: contentCalls.prohibitedContent,
} as const

/**
 * Loads the published text of a page. An address with `?preview=` and the name of the page shows the draft to a signed-in
 * operator, or the version that `version` names. What everyone else gets, and an operator for a version that does not exist, is the
 * published text.
 */
export async function loadContent<Key extends ContentKey>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  page: Key,
): Promise<LoadedContent<Key>> {
  const { call, callAsOperator } = context.get(hostContext)
  const { searchParams } = new URL(request.url)
  const load = async () => {
    const row: (typeof published)[ContentKey] = published[page]
    const found = await call(row, {})
    // No server answers in `react-router dev`.
    return found ? parseContent[page](found.content) : defaultContent[page]
  }
  if (searchParams.get('preview') !== page) return { content: await load(), preview: null }
  const wanted = /^\d{1,9}$/.exec(searchParams.get('version') ?? '')?.[0]
  const version = wanted === undefined ? null : Number(wanted)
  const seen = await callAsOperator(operatorContentCalls.previewContent, {
    page,
    ...(version !== null && { version }),
  })
  if (seen === 'not signed in') return { content: await load(), preview: { version, state: seen } }
  if (!seen) return { content: await load(), preview: { version, state: 'no version' } }
  const state = version !== null ? 'version' : seen.isDraft ? 'draft' : 'no draft'
  return { content: parseContent[page](seen.current.content), preview: { version, state } }
}
