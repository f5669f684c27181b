import type { MarketSettingKey } from '../rules/market-settings.ts'
import { event, noTarget } from './event.ts'

export const settingEvents = {
  /** A setting of the market has a new value; `isOn` is the value of a switch. */
  'settings.changed': event<{ key: MarketSettingKey; isOn: boolean }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /** A brand had everything without a plan, and needs one now for new campaigns and offers. */
  'brand.early_access_ended': event<{ brandId: string }>()({
    notifications: [
      {
        to: 'brand',
        kind: 'money',
        targetType: 'plan',
        id: noTarget,
        email: true,
        text: () => 'Early access has ended. Choose a plan to start new campaigns and offers',
      },
    ],
    activityCard: null,
    screens: ['account', 'home', 'subscription'],
    timeline: null,
  }),
} as const
