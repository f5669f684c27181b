/** Maximum text lengths by kind, in characters; a call needs a reason for a limit of its own. */
export const limits = {
  name: 80,
  title: 120,
  line: 200,
  /** The slug of a topic in an address. */
  slug: 200,
  url: 2_048,
  paragraph: 2_000,
  rich: 20_000,
  cursor: 400,
  pageSize: 24,
  pageSizeMax: 100,
  /** Largest single amount, in minor units: ten million of the currency. */
  amount: 1_000_000_000,
} as const

/** Most topics that a public list offers to browse. */
export const MAX_TOPICS = 40

/** Most cities that a public list offers to choose from. */
export const MAX_LISTED_CITIES = 20

/** Most languages that a public list offers to choose from. */
export const MAX_LISTED_LANGUAGES = 20

/** Most rows of a list that are counted; `isCounted` is false beyond. */
export const MAX_COUNTED = 1_000
