import type { Role } from '@marquee/contract/call'
import type { NotificationTarget } from '@marquee/contract/notification-kinds'

const areas: Record<Role, `/${string}`> = {
  brand: '/dashboard',
  talent: '/dashboard/talent',
  talentagent: '/dashboard/talent-agent',
  adminProMax: '/admin',
}

/** Where a place is on the screens of this role; mails link to it. Addresses are those of `web/lib/paths.ts`. */
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
    campaign: `${area}/discover/${id}`,
    earnings: `${area}/earnings`,
    // Agents read of mandates where their talents stand.
    mandates: role === 'talentagent' ? `${area}/roster` : `${area}/representation`,
    roster: `${area}/roster`,
    // Where people choose which mails they get, and where a refused address is shown.
    settings: `${area}/settings#news`,
    notifications: `${area}/notifications`,
  }
  return paths[targetType]
}
