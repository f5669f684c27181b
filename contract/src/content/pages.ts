import { legalDocuments } from '../legal/documents.ts'
import type { LegalDocumentKey } from '../legal/keys.ts'
import type { Content, ContentKey } from './schemas.ts'
import { sectionViews } from './section-views.ts'
import { stepViews } from './step-views.ts'

/** The controls of one text: it is written, or chosen out of a list. */
export const textControls = ['line', 'paragraph', 'rich', 'choice'] as const

/** How operators write one text. */
interface WrittenRow {
  control: Exclude<(typeof textControls)[number], 'choice'>
  label: string
  hint?: string
}

/** How operators choose one text out of a list. An empty text is no choice. */
interface ChosenRow {
  control: 'choice'
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  /** The label of no choice. */
  none: string
}

export type TextRow = WrittenRow | ChosenRow

/** How operators edit a list of entries, each with the same texts. */
export interface ListRow<Item> {
  control: 'list'
  label: string
  /** One entry, such as `question`. */
  one: string
  fields: { [Field in keyof Item]: TextRow }
}

type FieldRow<Value> = Value extends string
  ? TextRow
  : Value extends readonly (infer Item)[]
    ? ListRow<Item>
    : never

interface ContentPage<Key extends ContentKey> {
  label: string
  /** Where visitors read it; null for what several pages show. */
  path: `/${string}` | null
  /** What the page is for, for operators. */
  help: string
  fields: { [Field in keyof Content<Key>]: FieldRow<Content<Key>[Field]> }
}

const title: TextRow = { control: 'line', label: 'Title' }
const description: TextRow = {
  control: 'line',
  label: 'Description',
  hint: 'One sentence below the title. Search engines show it too.',
}
/** What search engines show of a page whose own title and lead are texts of their own. */
const head = {
  title,
  lead: { control: 'paragraph', label: 'Text below the title' },
  metaTitle: {
    control: 'line',
    label: 'Title for search engines',
    hint: 'Browsers, search engines and shared links show it, followed by “· Marquee” unless they name it.',
  },
  description: {
    control: 'line',
    label: 'Description for search engines',
    hint: 'Search engines and shared links show it. It is not on the page.',
  },
} as const satisfies Record<string, TextRow>
const closing: TextRow = { control: 'line', label: 'Last heading' }
const text: TextRow = { control: 'paragraph', label: 'Text' }
const sections: ListRow<{ heading: string; text: string }> = {
  control: 'list',
  label: 'Sections',
  one: 'section',
  fields: {
    heading: { control: 'line', label: 'Heading' },
    text: { control: 'rich', label: 'Text' },
  },
}
/** Returns the choices of a field from its values and their labels. */
const optionsOf = (views: Readonly<Record<string, string>>) =>
  Object.entries(views).map(([value, label]) => ({ value, label }))
const stepsOf = (label: string): ListRow<{ title: string; text: string; view: string }> => ({
  control: 'list',
  label,
  one: 'step',
  fields: {
    title,
    text,
    view: {
      control: 'choice',
      label: 'Shown beside the step',
      hint: 'An example of the product, with invented names and amounts.',
      options: optionsOf(stepViews),
      none: 'Nothing',
    },
  },
})
const pointsOf = (label: string): ListRow<{ text: string }> => ({
  control: 'list',
  label,
  one: 'point',
  fields: { text: { control: 'line', label: 'Text' } },
})

const legal = (key: LegalDocumentKey, help: string): ContentPage<LegalDocumentKey> => ({
  label: legalDocuments[key].title,
  path: legalDocuments[key].path,
  help: `${help} In a text, {company} becomes the name of the company in the settings.`,
  fields: { description, sections },
})

/** Every content page as operators edit it. A field without its row does not compile. */
export const contentPages: { readonly [Key in ContentKey]: ContentPage<Key> } = {
  homeContent: {
    label: 'Home',
    path: '/',
    help: 'The first page that visitors see. The examples, the prices and the talents shown are part of the product.',
    fields: {
      title: { control: 'line', label: 'Headline' },
      description: {
        control: 'line',
        label: 'Description',
        hint: 'Search engines and shared links show it. It is not on the page.',
      },
      lead: { control: 'paragraph', label: 'Text below the headline' },
      promises: {
        control: 'list',
        label: 'Facts about every deal',
        one: 'fact',
        fields: {
          title: { control: 'line', label: 'Fact' },
          text: { control: 'line', label: 'Explanation' },
        },
      },
      offerTitle: { control: 'line', label: 'Heading of the examples' },
      offerText: { control: 'paragraph', label: 'Text above the examples' },
      brandPoints: pointsOf('For brands'),
      talentPoints: pointsOf('For talents'),
      agentPoints: pointsOf('For talent agents'),
      closing,
    },
  },
  findTalent: {
    label: 'Find talent',
    path: '/talents',
    help: 'The list of talents with an open page. The talents, the filters and how they are ordered are part of the product.',
    fields: {
      ...head,
      emptyText: {
        control: 'line',
        label: 'Text of the empty list',
        hint: 'Shown while no talent has an open page. A search without a result has a text of its own.',
      },
      note: { control: 'rich', label: 'Text below the list', hint: 'May be empty.' },
      closing,
    },
  },
  openCampaigns: {
    label: 'Open campaigns',
    path: '/campaigns',
    help: 'The list of campaigns that accept applications. The campaigns, the filters and what each pays are part of the product.',
    fields: {
      ...head,
      emptyText: {
        control: 'line',
        label: 'Text of the empty list',
        hint: 'Shown while no campaign is open. A search without a result has a text of its own.',
      },
      note: { control: 'rich', label: 'Text below the list', hint: 'May be empty.' },
      closing,
    },
  },
  howItWorks: {
    label: 'How it works',
    path: '/how-it-works',
    help: 'The steps of a collaboration, for each side. In a text, {payTime} becomes when talents are paid, such as “3 days after”.',
    fields: {
      title,
      description,
      brandSteps: stepsOf('Steps of brands'),
      talentSteps: stepsOf('Steps of talents'),
      agentSteps: stepsOf('Steps of talent agents'),
    },
  },
  whyChooseUs: {
    label: 'Why choose us',
    path: '/why-choose-us',
    help: 'Reasons that anyone can check in the product.',
    fields: {
      title,
      description,
      reasons: { control: 'list', label: 'Reasons', one: 'reason', fields: { title, text } },
      comparisonTitle: { control: 'line', label: 'Heading of the comparison' },
      comparedWith: {
        control: 'line',
        label: 'What Marquee is compared with',
        hint: 'The heading of its column. The other column is “On Marquee”.',
      },
      comparison: {
        control: 'list',
        label: 'Comparison',
        one: 'topic',
        fields: {
          topic: { control: 'line', label: 'Topic' },
          usual: { control: 'line', label: 'What happens there' },
          here: { control: 'line', label: 'What happens on Marquee' },
        },
      },
    },
  },
  pricing: {
    label: 'Pricing',
    path: '/pricing',
    help: 'The texts around the prices. Plans, fee, VAT and payout times come from the settings, so write no figures.',
    fields: {
      ...head,
      brandTitle: { control: 'line', label: 'Heading for brands' },
      talentTitle: { control: 'line', label: 'Heading for talents' },
      talentPoints: pointsOf('For talents'),
      agentTitle: { control: 'line', label: 'Heading for talent agents' },
      agentPoints: pointsOf('For talent agents'),
      calculatorTitle: { control: 'line', label: 'Heading of the calculator' },
      calculatorText: {
        control: 'line',
        label: 'Sentence above the calculator',
        hint: 'It follows the sentence about fee and VAT.',
      },
      closing,
    },
  },
  aboutUs: {
    label: 'About us',
    path: '/about',
    help: 'Who runs Marquee and why. The first section is in larger type. In a text, {fee} becomes the current fee and {plan} the price of a brand’s plan. The talents and figures shown are those of the market; the company’s name and address come from the settings.',
    fields: {
      title,
      description,
      sections: {
        ...sections,
        fields: {
          ...sections.fields,
          view: {
            control: 'choice',
            label: 'Shown as',
            options: optionsOf(sectionViews),
            none: 'Heading and text',
          },
        },
      },
    },
  },
  faq: {
    label: 'Questions',
    path: '/faq',
    help: 'Questions and answers. Neighbouring questions with the same topic are shown together. In an answer, {fee} becomes the current fee, {plan} what the plan of a brand costs, {offerTime} how long an offer is open, and {payTime} when talents are paid, such as “3 days after”.',
    fields: {
      title,
      description,
      questions: {
        control: 'list',
        label: 'Questions',
        one: 'question',
        fields: {
          topic: { control: 'line', label: 'Topic' },
          question: { control: 'line', label: 'Question' },
          answer: { control: 'rich', label: 'Answer' },
          searchWords: {
            control: 'line',
            label: 'Search words',
            hint: 'Other words that find the question, such as “tax”. Visitors do not see them.',
          },
        },
      },
    },
  },
  testimonials: {
    label: 'Testimonials',
    path: '/reviews',
    help: 'What people said, with their permission: a section of the page of reviews. Without an entry, visitors do not see it.',
    fields: {
      title: { control: 'line', label: 'Heading of the section' },
      description: { control: 'line', label: 'Sentence below it' },
      testimonials: {
        control: 'list',
        label: 'Testimonials',
        one: 'testimonial',
        fields: {
          quote: { control: 'paragraph', label: 'What they said' },
          name: { control: 'line', label: 'Name' },
          role: { control: 'line', label: 'Role or company', hint: 'May be empty.' },
        },
      },
    },
  },
  contact: {
    label: 'Contact',
    path: '/contact',
    help: 'The texts around the contact form. The time of our answer is part of the product; email address and phone number are in the site settings.',
    fields: {
      ...head,
      formTitle: { control: 'line', label: 'Heading of the form' },
      messageHint: { control: 'line', label: 'Text above the message field' },
      answerTitle: { control: 'line', label: 'Heading of our answer times' },
      answerText: {
        control: 'rich',
        label: 'Text about our answers',
        hint: 'It follows the sentence that says when we answer.',
      },
      sections,
    },
  },
  settings: {
    label: 'Site settings',
    path: null,
    help: 'What all public pages show. Fees and periods are under Settings.',
    fields: {
      tagline: { control: 'line', label: 'Sentence in the footer' },
      contactEmail: {
        control: 'line',
        label: 'Public email address',
        hint: 'Shown on the contact page. Leave empty to show none.',
      },
      contactPhone: {
        control: 'line',
        label: 'Public phone number',
        hint: 'Shown on the contact page. Leave empty to show none.',
      },
      announcement: {
        control: 'line',
        label: 'Announcement',
        hint: 'A line above every public page. Leave empty to show none.',
      },
      announcementLink: {
        control: 'line',
        label: 'Link of the announcement',
        hint: 'A page such as /pricing, or an address that starts with https://.',
      },
      socialLinks: {
        control: 'list',
        label: 'Links in the footer',
        one: 'link',
        fields: {
          label: { control: 'line', label: 'Name' },
          link: { control: 'line', label: 'Address', hint: 'It starts with https://.' },
        },
      },
    },
  },
  terms_brands: legal(
    'terms_brands',
    'What brands accept when they sign up, and again after each version that is not minor.',
  ),
  terms_talents: legal(
    'terms_talents',
    'What talents and agents accept when they sign up, and again after each version that is not minor.',
  ),
  privacy: legal(
    'privacy',
    'What everyone confirms they have read when they sign up, and again after each version that is not minor.',
  ),
  cookies: legal('cookies', 'The cookies that Marquee sets. Nobody has to confirm this page.'),
  complaints: legal(
    'complaints',
    'How to complain, and how soon we respond. Nobody has to confirm this page.',
  ),
  prohibited_content: legal(
    'prohibited_content',
    'What the terms forbid, in detail. Nobody has to confirm this page.',
  ),
}
