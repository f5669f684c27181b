/** The three sides of the market in the order of the public pages: their anchor, their field of the steps, and their way in. */
export const sides = [
  {
    id: 'brands',
    word: 'brand',
    stepsField: 'brandSteps',
    title: 'For brands',
    short: 'Brands',
    role: 'Brand',
    link: { label: 'Join as a brand', to: '/signup/brand' },
  },
  {
    id: 'talents',
    word: 'talent',
    stepsField: 'talentSteps',
    title: 'For talents',
    short: 'Talents',
    role: 'Talent',
    link: { label: 'Join as a talent', to: '/signup/talent' },
  },
  {
    id: 'agents',
    word: 'agent',
    stepsField: 'agentSteps',
    title: 'For talent agents',
    short: 'Agents',
    role: 'Talent agent',
    link: { label: 'Join as a talent agent', to: '/signup/talentagent' },
  },
] as const
