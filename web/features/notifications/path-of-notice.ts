import type { Notification } from '@marquee/contract/calls/notifications'
import type { NoticePlace } from '@marquee/contract/notice-kinds'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import type { Side } from '#lib/side.ts'

type Paths = Record<NoticePlace, (id: string) => string>

/** Places that an area does not have are never told of there; its home stands for them. */
const pathsOf: Record<Side, Paths> = {
  brand: {
    conversation: brandPaths.messages,
    offer: brandPaths.offer,
    deal: brandPaths.deal,
    application: () => brandPaths.home,
    applicants: (id) => `${brandPaths.campaign(id)}?tab=applicants`,
    campaign: brandPaths.campaign,
    earnings: () => brandPaths.home,
    mandates: () => brandPaths.home,
    roster: () => brandPaths.home,
    settings: () => `${brandPaths.settings}#news`,
  },
  talent: {
    conversation: talentPaths.messages,
    offer: talentPaths.offer,
    deal: talentPaths.deal,
    application: talentPaths.application,
    applicants: () => talentPaths.home,
    campaign: talentPaths.campaign,
    earnings: () => talentPaths.earnings,
    mandates: () => talentPaths.representation,
    roster: () => talentPaths.home,
    settings: () => `${talentPaths.settings}#news`,
  },
  agent: {
    conversation: agentPaths.messages,
    offer: agentPaths.offer,
    deal: agentPaths.deal,
    application: agentPaths.application,
    applicants: () => agentPaths.home,
    campaign: agentPaths.campaign,
    earnings: () => agentPaths.earnings,
    mandates: () => agentPaths.roster,
    roster: () => agentPaths.roster,
    settings: () => `${agentPaths.settings}#news`,
  },
}

/** Where a notification leads in the area of its reader. */
export function pathOfNotice(
  side: Side,
  { place, placeId }: Pick<Notification, 'place' | 'placeId'>,
): string {
  return pathsOf[side][place](placeId ?? '')
}
