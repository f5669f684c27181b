import { event, noTarget } from './event.ts'

interface AboutBrand {
  brandId: string
}
interface AboutTalent {
  talentId: string
}

const toBrand = {
  to: 'brand',
  kind: 'account',
  targetType: 'verification',
  id: noTarget,
  email: true,
} as const
const toTalent = {
  to: 'talent',
  kind: 'account',
  targetType: 'verification',
  id: ({ talentId }: AboutTalent) => talentId,
  email: true,
} as const

export const verificationEvents = {
  'brand.verified': event<AboutBrand>()({
    notifications: [
      { ...toBrand, text: ({ brand }) => `${brand} is verified. Talents see what was verified` },
    ],
    activityCard: null,
    screens: ['verification', 'campaigns', 'home'],
    timeline: null,
  }),

  /** An operator needs more before the brand is verified. */
  'brand.verification_asked': event<AboutBrand>()({
    notifications: [
      {
        ...toBrand,
        text: () => 'We need more to verify your company. Open your company profile to read what',
      },
    ],
    activityCard: null,
    screens: ['verification', 'campaigns', 'home'],
    timeline: null,
  }),

  /** A social account, or the identity at the payment provider, is verified. */
  'talent.verified': event<AboutTalent & { what: 'handle' | 'identity' }>()({
    notifications: [
      {
        ...toTalent,
        when: ({ what }) => what === 'handle',
        text: ({ your }) => `One of ${your} social accounts is verified. Brands see it on the profile`,
      },
    ],
    activityCard: null,
    screens: ['verification'],
    timeline: null,
  }),

  'talent.handle_declined': event<AboutTalent>()({
    notifications: [
      {
        ...toTalent,
        text: ({ your }) =>
          `We could not verify one of ${your} social accounts. Open the profile to read why`,
      },
    ],
    activityCard: null,
    screens: ['verification'],
    timeline: null,
  }),
} as const
