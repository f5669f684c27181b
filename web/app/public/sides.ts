/** The three sides of the market in the order of the public pages: their anchor, their field of the steps, their way in, and what they do next. */
export const sides = [
  {
    id: 'brands',
    word: 'brand',
    stepsField: 'brandSteps',
    title: 'For brands',
    short: 'Brands',
    role: 'Brand',
    link: { label: 'Join as a brand', to: '/signup/brand' },
    next: {
      title: 'Write your first brief',
      text: 'It has five short steps and saves as you write.',
      other: { label: 'See talents', to: '/talents' },
    },
  },
  {
    id: 'talents',
    word: 'talent',
    stepsField: 'talentSteps',
    title: 'For talents',
    short: 'Talents',
    role: 'Talent',
    link: { label: 'Join as a talent', to: '/signup/talent' },
    next: {
      title: 'Set up your profile for free',
      text: 'Show your work and your prices, then apply to open campaigns. You pay nothing to use Marquee.',
      other: { label: 'See open campaigns', to: '/campaigns' },
    },
  },
  {
    id: 'agents',
    word: 'agent',
    stepsField: 'agentSteps',
    title: 'For talent agents',
    short: 'Agents',
    role: 'Talent agent',
    link: { label: 'Join as a talent agent', to: '/signup/talentagent' },
    next: {
      title: 'Invite your first talent',
      text: 'Each talent decides what you can do for them, and you agree your commission. You pay nothing to use Marquee.',
      other: { label: 'See pricing', to: '/pricing' },
    },
  },
] as const
