/** Every address inside the signed-in areas, in one place. */
export const brandPaths = {
  home: '/dashboard',
  campaigns: '/dashboard/campaigns',
  newCampaign: '/dashboard/campaigns/new',
  campaign: (id: string) => `/dashboard/campaigns/${id}`,
  editCampaign: (id: string) => `/dashboard/campaigns/${id}/edit`,
  findTalent: '/dashboard/find-talent',
  talent: (id: string) => `/dashboard/find-talent/${id}`,
  offers: '/dashboard/offers',
  /** Add `?talent=` and, unless the offer is direct, `&campaign=`. */
  newOffer: '/dashboard/offers/new',
  offer: (id: string) => `/dashboard/offers/${id}`,
  changeOffer: (id: string) => `/dashboard/offers/${id}/change`,
  deals: '/dashboard/deals',
  deal: (id: string) => `/dashboard/deals/${id}`,
  budgets: '/dashboard/payments',
  invoices: '/dashboard/payments/invoices',
  cards: '/dashboard/payments/cards',
  plan: '/dashboard/payments/plan',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
} as const

export const talentPaths = {
  home: '/dashboard/talent',
  discover: '/dashboard/talent/discover',
  campaign: (id: string) => `/dashboard/talent/discover/${id}`,
  applications: '/dashboard/talent/applications',
  application: (id: string) => `/dashboard/talent/applications/${id}`,
  offers: '/dashboard/talent/offers',
  offer: (id: string) => `/dashboard/talent/offers/${id}`,
  changeOffer: (id: string) => `/dashboard/talent/offers/${id}/change`,
  deals: '/dashboard/talent/deals',
  deal: (id: string) => `/dashboard/talent/deals/${id}`,
  earnings: '/dashboard/talent/earnings',
  profile: '/dashboard/talent/profile',
  settings: '/dashboard/talent/settings',
} as const

export const agentPaths = {
  home: '/dashboard/talent-agent',
  settings: '/dashboard/talent-agent/settings',
} as const
