export const legalLinks = [
  { label: 'Terms for brands', to: '/terms/brands' },
  { label: 'Terms for talents and agents', to: '/terms/talents' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Complaints', to: '/complaints' },
  { label: 'Prohibited content', to: '/prohibited-content' },
] as const

/** What someone may want to read or ask before they give their data. */
export const accountLinks = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Contact', to: '/contact' },
  { label: 'Terms for brands', to: '/terms/brands' },
  { label: 'Terms for talents and agents', to: '/terms/talents' },
] as const
