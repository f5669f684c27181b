/** Account types as operators read them, by role. */
export const roleLabels = {
  brand: 'Brand',
  talent: 'Talent',
  talentagent: 'Agent',
  adminProMax: 'Operator',
} as const

export const statusLabels = { active: 'Active', suspended: 'Suspended', erased: 'Deleted' } as const
