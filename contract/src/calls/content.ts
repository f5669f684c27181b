import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { type ContentKey, contentSchemas } from '../content/schemas.ts'
import { documentVersion } from '../legal/document-version.ts'
import { type LegalDocumentKey, legalDocumentKeys } from '../legal/keys.ts'
import { instant } from '../rules/text.ts'

/** The specification names GET for these calls. */
const open = {
  by: 'anyone',
  input: emptyInput(),
  methods: ['GET'],
  rate: 'light',
  isSameForAll: true,
} as const

const published = <const Key extends ContentKey>(page: Key) =>
  z.object({
    /** 0 is the text that Marquee comes with. */
    version: z.int(),
    publishedAt: instant().nullable(),
    content: contentSchemas[page],
  })

/** A legal page: its published text and every version, newest first. */
const legal = <const Key extends LegalDocumentKey>(page: Key) =>
  published(page).extend({ title: z.string(), path: z.string(), versions: z.array(documentVersion) })

/** The published texts of the public pages. */
export const contentCalls = {
  aboutUs: read('/content/aboutUs', {
    ...open,
    response: published('aboutUs'),
    summary: 'The published page about us.',
  }),
  faq: read('/content/faq', {
    ...open,
    response: published('faq'),
    summary: 'The published questions and answers.',
  }),
  howItWorks: read('/content/howItWorks', {
    ...open,
    response: published('howItWorks'),
    summary: 'The published steps of a collaboration for brands, talents and agents.',
  }),
  whyChooseUs: read('/content/whyChooseUs', {
    ...open,
    response: published('whyChooseUs'),
    summary: 'The published reasons to choose Marquee.',
  }),
  testimonials: read('/content/testimonials', {
    ...open,
    response: published('testimonials'),
    summary: 'The published testimonials; none until an operator adds some.',
  }),
  contentSettings: read('/content/settings', {
    ...open,
    response: published('settings'),
    summary: 'What all public pages show, such as the announcement. Never a setting of the market.',
  }),
  homeContent: read('/content/homeContent', {
    ...open,
    response: published('homeContent'),
    summary: 'The published texts of the public home.',
  }),
  findTalentContent: read('/content/findTalent', {
    ...open,
    response: published('findTalent'),
    summary: 'The published texts of the public list of talents.',
  }),
  openCampaignsContent: read('/content/openCampaigns', {
    ...open,
    response: published('openCampaigns'),
    summary: 'The published texts of the public list of campaigns.',
  }),
  pricingContent: read('/content/pricing', {
    ...open,
    response: published('pricing'),
    summary: 'The published texts of the pricing page. Prices, fee and VAT are not among them.',
  }),
  contactContent: read('/content/contact', {
    ...open,
    response: published('contact'),
    summary: 'The published texts of the contact page.',
  }),
  privacyPolicy: read('/content/privacyPolicy', {
    ...open,
    response: legal('privacy'),
    summary: 'The privacy notice in force.',
  }),
  termsTalents: read('/content/termsTalents', {
    ...open,
    response: legal('terms_talents'),
    summary: 'The terms for talents and agents in force.',
  }),
  termsBrands: read('/content/termsBrands', {
    ...open,
    response: legal('terms_brands'),
    summary: 'The terms for brands in force.',
  }),
  cookieNotice: read('/content/cookieNotice', {
    ...open,
    response: legal('cookies'),
    summary: 'The cookie notice in force.',
  }),
  complaintsProcedure: read('/content/complaintsProcedure', {
    ...open,
    response: legal('complaints'),
    summary: 'The complaints procedure in force.',
  }),
  prohibitedContent: read('/content/prohibitedContent', {
    ...open,
    response: legal('prohibited_content'),
    summary: 'What nobody may publish, send or ask for, in the version in force.',
  }),
  legalDocuments: read('/content/legalDocuments', {
    ...open,
    response: z.object({
      items: z.array(
        z.object({
          document: z.enum(legalDocumentKeys),
          title: z.string(),
          path: z.string(),
          versions: z.array(documentVersion),
        }),
      ),
    }),
    summary: 'The legal documents with their versions, newest first, without their texts.',
  }),
}
