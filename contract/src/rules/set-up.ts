/** One step of the set-up checklist on home. Whether it is done is computed from the stored data. */
interface SetUpStep {
  title: string
  /** What the step consists of and why it matters. */
  detail: string
  /** The label of the button that opens its field. */
  action: string
  minutes: number
  /** It can wait, so the time that is left does not count it. */
  isOptional?: true
}

/** The steps of a new account by role, in the order in which they are shown. */
export const setUpSteps = {
  brand: {
    account: {
      title: 'Account created, email confirmed',
      detail: '',
      action: '',
      minutes: 0,
    },
    campaign: {
      title: 'Write your first campaign',
      detail:
        'Say what you need, by when and for how much, in five short steps. It saves as you type, and nobody sees it until you publish.',
      action: 'Write campaign',
      minutes: 8,
    },
    company: {
      title: 'Complete your company details',
      detail: 'An industry and a few sentences about you. Talents see who is asking.',
      action: 'Complete details',
      minutes: 2,
    },
    plan: {
      title: 'Start your free trial',
      detail: 'Add a card. Nothing is charged until the trial ends, and you can cancel before.',
      action: 'Start free trial',
      minutes: 1,
    },
    invitation: {
      title: 'Publish and invite talents',
      detail: 'Publish your campaign, then invite the talents you would like to work with.',
      action: 'Invite talents',
      minutes: 3,
    },
  },
  talent: {
    account: {
      title: 'Account created, email confirmed',
      detail: '',
      action: '',
      minutes: 0,
    },
    photo: {
      title: 'Add your photo',
      detail: 'A clear picture of your face. It leads your card in search and in every application.',
      action: 'Add photo',
      minutes: 1,
    },
    channels: {
      title: 'Add a social account',
      detail: 'Instagram, TikTok, YouTube or another, with your handle and followers.',
      action: 'Add social account',
      minutes: 2,
    },
    basics: {
      title: 'Say what you do and where',
      detail:
        'Your talent type, city and languages. Brands filter by them, and leave out talents who don’t say.',
      action: 'Add details',
      minutes: 1,
    },
    bio: {
      title: 'Say what you make',
      detail: 'One line for your card and a short text about you.',
      action: 'Write about you',
      minutes: 3,
    },
    rates: {
      title: 'Set your fee',
      detail: 'The lowest fee for a small project, so that brands ask with a fitting budget.',
      action: 'Set fee',
      minutes: 1,
    },
    listed: {
      title: 'Show your profile in search',
      detail: 'Brands can find and invite you. Contact details stay private.',
      action: 'Show profile in search',
      minutes: 1,
    },
    portfolio: {
      title: 'Show your work',
      detail:
        'Can wait: a few pictures or videos. Brands look at work first, and it leads your card in search.',
      action: 'Add work',
      minutes: 4,
      isOptional: true,
    },
    packages: {
      title: 'Offer a package',
      detail: 'Can wait: what a brand gets for which price, so that an offer takes a minute.',
      action: 'Add package',
      minutes: 3,
      isOptional: true,
    },
    bank: {
      title: 'Add your bank account',
      detail: 'Can wait: it is needed before your first payout.',
      action: 'Add bank account',
      minutes: 3,
      isOptional: true,
    },
  },
  talentagent: {
    account: {
      title: 'Account created, email confirmed',
      detail: '',
      action: '',
      minutes: 0,
    },
    agency: {
      title: 'Complete your agency details',
      detail: 'Who you represent and where you are. Talents and brands read it before they agree.',
      action: 'Complete details',
      minutes: 2,
    },
    talent: {
      title: 'Add your first talent',
      detail: 'Create a profile that you manage, or ask a talent by email.',
      action: 'Add a talent',
      minutes: 3,
    },
    mandate: {
      title: 'Agree on representation',
      detail: 'Once a talent has accepted your terms, you can apply, negotiate and message for them.',
      action: 'View roster',
      minutes: 2,
    },
    bank: {
      title: 'Add your agency’s bank account',
      detail: 'Can wait: it is needed before your first commission is paid.',
      action: 'Add bank account',
      minutes: 3,
      isOptional: true,
    },
  },
} as const satisfies Record<string, Record<string, SetUpStep>>

export type SetUpRole = keyof typeof setUpSteps
export type SetUpKey = {
  [Role in SetUpRole]: Extract<keyof (typeof setUpSteps)[Role], string>
}[SetUpRole]

const isStepKey = (key: string): key is SetUpKey =>
  Object.values(setUpSteps).some((steps) => Object.hasOwn(steps, key))

/** Returns the keys of a role's steps in their order. */
export function setUpKeysOf(role: SetUpRole): SetUpKey[] {
  return Object.keys(setUpSteps[role]).filter(isStepKey)
}

/** Every key of a step, each once. */
export const setUpKeys: SetUpKey[] = [
  ...new Set((['brand', 'talent', 'talentagent'] as const).flatMap(setUpKeysOf)),
]
