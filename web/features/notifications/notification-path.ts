import type { Notification } from '@marquee/contract/calls/notifications'
import type { NotificationTarget } from '@marquee/contract/notification-kinds'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import type { Viewer } from '#lib/viewer.ts'

type Paths = Record<NotificationTarget, (id: string) => string>

/** Targets that an area lacks are never notified there; its home page is used for them. */
const pathsOf: Record<Viewer, Paths> = {
  brand: {
    conversation: brandPaths.messages,
    offer: brandPaths.offer,
    deal: brandPaths.deal,
    application: () => brandPaths.home,
    applicants: (id) => `${brandPaths.campaign(id)}?tab=applicants`,
    campaign: brandPaths.campaign,
    earnings: () => brandPaths.home,
    plan: () => brandPaths.plan,
    mandates: () => brandPaths.home,
    roster: () => brandPaths.home,
    settings: () => `${brandPaths.settings}#news`,
    reports: () => brandPaths.reports,
    verification: () => `${brandPaths.profile}#verification`,
    offers: () => brandPaths.offers,
    outside_talents: () => brandPaths.invited,
    saved_search: (id) => `${brandPaths.findTalent}?saved=${id}`,
  },
  talent: {
    conversation: talentPaths.messages,
    offer: talentPaths.offer,
    deal: talentPaths.deal,
    application: talentPaths.application,
    applicants: () => talentPaths.home,
    campaign: talentPaths.campaign,
    earnings: () => talentPaths.earnings,
    plan: () => talentPaths.home,
    mandates: () => talentPaths.representation,
    roster: () => talentPaths.home,
    settings: () => `${talentPaths.settings}#news`,
    reports: () => talentPaths.reports,
    verification: () => `${talentPaths.profile}#verification`,
    offers: () => talentPaths.offers,
    outside_talents: () => talentPaths.home,
    saved_search: (id) => `${talentPaths.discover}?saved=${id}`,
  },
  agent: {
    conversation: agentPaths.messages,
    offer: agentPaths.offer,
    deal: agentPaths.deal,
    application: agentPaths.application,
    applicants: () => agentPaths.home,
    campaign: agentPaths.campaign,
    earnings: () => agentPaths.earnings,
    plan: () => agentPaths.home,
    mandates: () => agentPaths.roster,
    roster: () => agentPaths.roster,
    settings: () => `${agentPaths.settings}#news`,
    reports: () => agentPaths.reports,
    verification: (id) => `${agentPaths.talent(id)}?tab=profile`,
    offers: () => agentPaths.offers,
    outside_talents: () => agentPaths.home,
    saved_search: (id) => `${agentPaths.discover}?saved=${id}`,
  },
}

/** Returns the page that a notification opens in the viewer's area. */
export function notificationPath(
  side: Viewer,
  { targetType, targetId }: Pick<Notification, 'targetType' | 'targetId'>,
): string {
  return pathsOf[side][targetType](targetId ?? '')
}
