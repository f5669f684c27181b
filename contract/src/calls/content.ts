import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { type ContentKey, contentSchemas } from '../content/schemas.ts'
import { date, instant } from '../rules/text.ts'

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

const legalText = z.object({
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  /** The day from which this version applies. */
  version: date(),
  /** Newest first. */
  versions: z.array(z.object({ date: date(), isMinor: z.boolean(), changes: z.array(z.string()) })),
  /** A block is a paragraph or a list. `[label](/path)` is a link; nothing else is markup. */
  sections: z.array(
    z.object({
      heading: z.string(),
      blocks: z.array(z.object({ kind: z.enum(['paragraph', 'list']), texts: z.array(z.string()) })),
    }),
  ),
})
export type LegalTextResponse = z.output<typeof legalText>

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
    response: legalText,
    summary: 'The privacy notice in force.',
  }),
  termsTalents: read('/content/termsTalents', {
    ...open,
    response: legalText,
    summary: 'The terms for talents and agents in force.',
  }),
  termsBrands: read('/content/termsBrands', {
    ...open,
    response: legalText,
    summary: 'The terms for brands in force.',
  }),
}
