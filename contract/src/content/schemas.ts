import { z } from 'zod'
import { anchorOf } from '../legal/anchor-of.ts'
import { legalDocumentKeys } from '../legal/keys.ts'
import { emailField } from '../rules/email.ts'
import { line, paragraph, rich } from '../rules/text.ts'
import { isSectionView } from './section-views.ts'
import { isStepView } from './step-views.ts'

/** A page of ours (`/pricing`) or an https address; `//host` and other schemes are invalid. */
const link = () =>
  line(300, 0).regex(
    /^(?:|\/(?![/\\])[\w\-./?=&#%]*|https:\/\/[^\s\\<>"']+)$/,
    'Enter a page such as /pricing, or an address that starts with https://.',
  )

/** The line below the title, which search engines show too. */
const description = () => line(180)

/** One of a list, or an empty text. Content that was stored before there was a choice lacks the field. */
const view = (isOption: (text: string) => boolean) =>
  z
    .string()
    .refine((text) => text === '' || isOption(text), 'Choose an option from the list.')
    .default('')

const steps = (max: number) =>
  z
    .array(z.strictObject({ title: line(60), text: paragraph(300), view: view(isStepView) }))
    .max(max, `Use at most ${max} entries.`)

const points = () => z.array(z.strictObject({ text: line(120) })).max(6, 'Use at most 6 entries.')

const section = z.strictObject({ heading: line(90), text: rich(8_000) })
const sections = () => z.array(section).max(12, 'Use at most 12 entries.')

/** The ids of a legal page that are not those of its sections. */
const idsOfPage = ['all-versions', 'company', 'content']

/** A legal page. Its title and its versions are in `legal/documents.ts`. The table of contents links to each heading. */
const legal = () =>
  z.strictObject({
    description: description(),
    sections: z
      .array(
        z.strictObject({
          heading: line(90).refine(
            (heading) => !['', ...idsOfPage].includes(anchorOf(heading)),
            'Choose another heading, with letters or digits.',
          ),
          text: rich(8_000),
        }),
      )
      .min(1, 'Add a section.')
      .max(40, 'Use at most 40 entries.')
      .refine(
        (all) => new Set(all.map(({ heading }) => anchorOf(heading))).size === all.length,
        'Two sections have the same heading.',
      ),
  })

/** The head of a page whose lead and description differ: visitors read the first, search engines show the second. */
const head = () => ({
  title: line(90),
  lead: paragraph(300),
  metaTitle: line(70),
  description: description(),
})

/** A list for visitors: its head, the texts around its entries, and what it says without one. */
const directory = () =>
  z.strictObject({ ...head(), emptyText: line(160), note: rich(2_000, 0), closing: line(80) })

/** The fields of each content page. A field that is added later needs a text in `defaults.ts` only. */
export const contentSchemas = {
  homeContent: z.strictObject({
    title: line(90),
    description: description(),
    lead: paragraph(300),
    promises: z.array(z.strictObject({ title: line(40), text: line(90) })).max(4, 'Use at most 4 entries.'),
    offerTitle: line(80),
    offerText: paragraph(300),
    brandPoints: points(),
    talentPoints: points(),
    agentPoints: points(),
    closing: line(80),
  }),
  aboutUs: z.strictObject({
    title: line(90),
    description: description(),
    sections: z.array(section.extend({ view: view(isSectionView) })).max(12, 'Use at most 12 entries.'),
  }),
  faq: z.strictObject({
    title: line(90),
    description: description(),
    questions: z
      .array(
        z.strictObject({
          topic: line(60),
          question: line(160),
          answer: rich(4_000),
          // Questions that were stored before there were such words lack the field.
          searchWords: line(200, 0).default(''),
        }),
      )
      .max(60, 'Use at most 60 entries.'),
  }),
  howItWorks: z.strictObject({
    title: line(90),
    description: description(),
    brandSteps: steps(8),
    talentSteps: steps(8),
    agentSteps: steps(8),
  }),
  whyChooseUs: z.strictObject({
    title: line(90),
    description: description(),
    reasons: z
      .array(z.strictObject({ title: line(90), text: paragraph(600) }))
      .max(12, 'Use at most 12 entries.'),
    comparisonTitle: line(90),
    comparedWith: line(40),
    comparison: z
      .array(z.strictObject({ topic: line(60), usual: line(180), here: line(180) }))
      .max(12, 'Use at most 12 entries.'),
  }),
  testimonials: z.strictObject({
    title: line(90),
    description: description(),
    testimonials: z
      .array(z.strictObject({ quote: paragraph(600), name: line(80), role: line(120, 0) }))
      .max(24, 'Use at most 24 entries.'),
  }),
  findTalent: directory(),
  openCampaigns: directory(),
  pricing: z.strictObject({
    ...head(),
    brandTitle: line(60),
    talentTitle: line(60),
    talentPoints: points(),
    agentTitle: line(60),
    agentPoints: points(),
    calculatorTitle: line(90),
    calculatorText: line(160),
    closing: line(80),
  }),
  contact: z.strictObject({
    ...head(),
    formTitle: line(90),
    messageHint: line(200),
    answerTitle: line(90),
    answerText: rich(2_000),
    sections: sections(),
  }),
  settings: z.strictObject({
    tagline: line(120),
    contactEmail: z.union([z.literal(''), emailField()]),
    contactPhone: line(40, 0),
    announcement: line(160, 0),
    announcementLink: link(),
    socialLinks: z
      .array(z.strictObject({ label: line(40), link: link().min(1, 'Please fill this in.') }))
      .max(8, 'Use at most 8 entries.'),
  }),
  terms_brands: legal(),
  terms_talents: legal(),
  privacy: legal(),
  cookies: legal(),
  complaints: legal(),
  prohibited_content: legal(),
} as const

export type ContentKey = keyof typeof contentSchemas
export type Content<Key extends ContentKey = ContentKey> = z.output<(typeof contentSchemas)[Key]>

/** Checks the content of a page and returns it; throws a ZodError. */
export const parseContent: { readonly [Key in ContentKey]: (values: unknown) => Content<Key> } = {
  homeContent: (values) => contentSchemas.homeContent.parse(values),
  howItWorks: (values) => contentSchemas.howItWorks.parse(values),
  whyChooseUs: (values) => contentSchemas.whyChooseUs.parse(values),
  aboutUs: (values) => contentSchemas.aboutUs.parse(values),
  faq: (values) => contentSchemas.faq.parse(values),
  testimonials: (values) => contentSchemas.testimonials.parse(values),
  findTalent: (values) => contentSchemas.findTalent.parse(values),
  openCampaigns: (values) => contentSchemas.openCampaigns.parse(values),
  pricing: (values) => contentSchemas.pricing.parse(values),
  contact: (values) => contentSchemas.contact.parse(values),
  settings: (values) => contentSchemas.settings.parse(values),
  terms_brands: (values) => contentSchemas.terms_brands.parse(values),
  terms_talents: (values) => contentSchemas.terms_talents.parse(values),
  privacy: (values) => contentSchemas.privacy.parse(values),
  cookies: (values) => contentSchemas.cookies.parse(values),
  complaints: (values) => contentSchemas.complaints.parse(values),
  prohibited_content: (values) => contentSchemas.prohibited_content.parse(values),
}

/** The keys of the content pages, in the order in which operators see them. */
export const contentKeys = [
  'homeContent',
  'findTalent',
  'openCampaigns',
  'howItWorks',
  'whyChooseUs',
  'pricing',
  'aboutUs',
  'faq',
  'testimonials',
  'contact',
  'settings',
  ...legalDocumentKeys,
] as const satisfies readonly ContentKey[]

const named = <const Key extends ContentKey>(page: Key) =>
  z.strictObject({ page: z.literal(page), content: contentSchemas[page] })

/** The content of any page, with the page that decides its fields. */
export const pageContent = z.discriminatedUnion('page', [
  named('homeContent'),
  named('findTalent'),
  named('openCampaigns'),
  named('howItWorks'),
  named('whyChooseUs'),
  named('pricing'),
  named('aboutUs'),
  named('faq'),
  named('testimonials'),
  named('contact'),
  named('settings'),
  named('terms_brands'),
  named('terms_talents'),
  named('privacy'),
  named('cookies'),
  named('complaints'),
  named('prohibited_content'),
])
export type PageContent = z.output<typeof pageContent>
