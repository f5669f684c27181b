/** Every path inside the signed-in areas. */
export const brandPaths = {
  home: '/dashboard',
  campaigns: '/dashboard/campaigns',
  newCampaign: '/dashboard/campaigns/new',
  campaign: (id: string) => `/dashboard/campaigns/${id}`,
  editCampaign: (id: string) => `/dashboard/campaigns/${id}/edit`,
  findTalent: '/dashboard/find-talent',
  /** Where talents are found to invite them to a campaign. */
  findTalentFor: (campaignId: string) => `/dashboard/find-talent?campaign=${campaignId}`,
  talent: (id: string) => `/dashboard/find-talent/${id}`,
  /** The talent’s page, which saves them once to the favourites. */
  saveTalent: (id: string) => `/dashboard/find-talent/${id}?save=1`,
  favourites: '/dashboard/favourites',
  invited: '/dashboard/invited',
  offers: '/dashboard/offers',
  /** Needs `?talent=` and, unless the offer is direct, `&campaign=`. */
  newOffer: '/dashboard/offers/new',
  ownTerms: '/dashboard/offers/terms',
  offer: (id: string) => `/dashboard/offers/${id}`,
  changeOffer: (id: string) => `/dashboard/offers/${id}/change`,
  deals: '/dashboard/deals',
  deal: (id: string) => `/dashboard/deals/${id}`,
  changeDeal: (id: string) => `/dashboard/deals/${id}/change`,
  dealSheet: (id: string) => `/dashboard/deals/${id}/sheet`,
  budgets: '/dashboard/payments',
  invoices: '/dashboard/payments/invoices',
  cards: '/dashboard/payments/cards',
  plan: '/dashboard/payments/plan',
  profile: '/dashboard/profile',
  verification: '/dashboard/profile#verification',
  messages: (conversationId?: string) =>
    conversationId ? `/dashboard/messages/${conversationId}` : '/dashboard/messages',
  notifications: '/dashboard/notifications',
  settings: '/dashboard/settings',
  reports: '/dashboard/reports',
} as const

export const talentPaths = {
  home: '/dashboard/talent',
  discover: '/dashboard/talent/discover',
  campaign: (id: string) => `/dashboard/talent/discover/${id}`,
  brand: (id: string) => `/dashboard/talent/brands/${id}`,
  applications: '/dashboard/talent/applications',
  application: (id: string) => `/dashboard/talent/applications/${id}`,
  offers: '/dashboard/talent/offers',
  offer: (id: string) => `/dashboard/talent/offers/${id}`,
  changeOffer: (id: string) => `/dashboard/talent/offers/${id}/change`,
  deals: '/dashboard/talent/deals',
  deal: (id: string) => `/dashboard/talent/deals/${id}`,
  changeDeal: (id: string) => `/dashboard/talent/deals/${id}/change`,
  dealSheet: (id: string) => `/dashboard/talent/deals/${id}/sheet`,
  earnings: '/dashboard/talent/earnings',
  representation: '/dashboard/talent/representation',
  profile: '/dashboard/talent/profile',
  messages: (conversationId?: string) =>
    conversationId ? `/dashboard/talent/messages/${conversationId}` : '/dashboard/talent/messages',
  notifications: '/dashboard/talent/notifications',
  settings: '/dashboard/talent/settings',
  reports: '/dashboard/talent/reports',
} as const

export const agentPaths = {
  home: '/dashboard/talent-agent',
  roster: '/dashboard/talent-agent/roster',
  addTalent: '/dashboard/talent-agent/roster/new',
  importTalents: '/dashboard/talent-agent/roster/import',
  calendar: '/dashboard/talent-agent/roster/calendar',
  shares: '/dashboard/talent-agent/roster/shares',
  talent: (id: string) => `/dashboard/talent-agent/roster/${id}`,
  discover: '/dashboard/talent-agent/discover',
  /** With campaigns that fit a talent of the roster. */
  discoverFor: (talentId: string) => `/dashboard/talent-agent/discover?talent=${talentId}`,
  campaign: (id: string) => `/dashboard/talent-agent/discover/${id}`,
  /** To apply for a talent of the roster. */
  campaignFor: (id: string, talentId: string) => `/dashboard/talent-agent/discover/${id}?talent=${talentId}`,
  brand: (id: string) => `/dashboard/talent-agent/brands/${id}`,
  applications: '/dashboard/talent-agent/applications',
  application: (id: string) => `/dashboard/talent-agent/applications/${id}`,
  offers: '/dashboard/talent-agent/offers',
  offer: (id: string) => `/dashboard/talent-agent/offers/${id}`,
  changeOffer: (id: string) => `/dashboard/talent-agent/offers/${id}/change`,
  deals: '/dashboard/talent-agent/deals',
  deal: (id: string) => `/dashboard/talent-agent/deals/${id}`,
  changeDeal: (id: string) => `/dashboard/talent-agent/deals/${id}/change`,
  dealSheet: (id: string) => `/dashboard/talent-agent/deals/${id}/sheet`,
  earnings: '/dashboard/talent-agent/earnings',
  agency: '/dashboard/talent-agent/agency',
  team: '/dashboard/talent-agent/agency/team',
  messages: (conversationId?: string) =>
    conversationId
      ? `/dashboard/talent-agent/messages/${conversationId}`
      : '/dashboard/talent-agent/messages',
  notifications: '/dashboard/talent-agent/notifications',
  settings: '/dashboard/talent-agent/settings',
  reports: '/dashboard/talent-agent/reports',
} as const

/** The paths of operators’ pages. */
export const operatorPaths = {
  signIn: '/admin/signin',
  queue: '/admin/queue',
  queueItem: (kind: string, subjectId: string) => `/admin/queue/${kind}/${subjectId}`,
  money: '/admin/money',
  content: '/admin/content',
  contentPage: (page: string) => `/admin/content/${page}`,
  settings: '/admin/settings',
  users: '/admin/users',
  user: (userId: string) => `/admin/users/${userId}`,
  deal: (dealId: string) => `/admin/deals/${dealId}`,
  managedProfile: (talentId: string) => `/admin/managed-profiles/${talentId}`,
  /** The page about someone: of their account, or of a managed profile that nobody has claimed. */
  pageOf: ({ at, id }: { at: 'user' | 'managed_profile'; id: string }) =>
    at === 'user' ? operatorPaths.user(id) : operatorPaths.managedProfile(id),
  audit: '/admin/audit',
  retention: '/admin/retention',
}
