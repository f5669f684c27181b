import type { Role } from '@marquee/contract/call'
import type { NotificationTarget } from '@marquee/contract/notification-kinds'

const areas: Record<Role, `/${string}`> = {
  brand: '/dashboard',
  talent: '/dashboard/talent',
  talentagent: '/dashboard/talent-agent',
  adminProMax: '/admin',
}

/** Returns the path of a target for this role; emails link to it. Paths are those of `web/lib/paths.ts`. */
export function pathOf(
  role: Role,
  targetType: NotificationTarget | 'notifications',
  id: string | null,
): `/${string}` {
  const area = areas[role]
  const paths: Record<typeof targetType, `/${string}`> = {
    conversation: `${area}/messages/${id}`,
    offer: `${area}/offers/${id}`,
    deal: `${area}/deals/${id}`,
    application: `${area}/applications/${id}`,
    applicants: `${area}/campaigns/${id}?tab=applicants`,
    campaign: role === 'brand' ? `${area}/campaigns/${id}` : `${area}/discover/${id}`,
    earnings: `${area}/earnings`,
    // Only brands have a plan.
    plan: '/dashboard/payments/plan',
    // Agents see mandates on their roster.
    mandates: role === 'talentagent' ? `${area}/roster` : `${area}/representation`,
    roster: role === 'talentagent' ? `${area}/roster` : area,
    // The page of email preferences and of a bounced address.
    settings: `${area}/settings#news`,
    reports: `${area}/reports`,
    verification:
      role === 'talentagent' ? `${area}/roster/${id}?tab=profile` : `${area}/profile#verification`,
    offers: `${area}/offers`,
    outside_talents: '/dashboard/invited',
    saved_search: `${area}/${role === 'brand' ? 'find-talent' : 'discover'}?saved=${id}`,
    notifications: `${area}/notifications`,
  }
  return paths[targetType]
}
