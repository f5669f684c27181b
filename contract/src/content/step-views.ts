/** What the page “How it works” can show of the product beside a step, with the name of each for operators. */
export const stepViews = {
  brief: 'The brief of a campaign',
  applicants: 'The applicants of a campaign',
  counterOffer: 'A counter-offer, as the brand sees it',
  review: 'Work in review',
  invoice: 'An invoice and the budget',
  profile: 'The profile of a talent',
  offer: 'An offer, as the talent sees it',
  negotiation: 'A counter-offer that a talent writes',
  upload: 'An upload',
  payout: 'A payout',
  mandate: 'The permissions and the commission of an agent',
  actions: 'What an agent did for a talent',
  deadlines: 'The tasks of an agent',
  commission: 'The commission of a deal',
} as const

export type StepView = keyof typeof stepViews

/** Returns whether a text is the key of a step view. */
export const isStepView = (text: string): text is StepView => Object.hasOwn(stepViews, text)
