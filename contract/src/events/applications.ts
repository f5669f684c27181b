import { event } from './event.ts'

interface ApplicationEvent {
  applicationId: string
  campaignId: string
  brandId: string
  talentId: string
  event: string
}

const toTalent = {
  to: 'talent',
  kind: 'applications',
  targetType: 'application',
  id: ({ applicationId }: ApplicationEvent) => applicationId,
} as const

export const applicationEvents = {
  'application.changed': event<ApplicationEvent>()({
    notifications: [
      {
        to: 'brand',
        kind: 'applications',
        targetType: 'applicants',
        id: ({ campaignId }) => campaignId,
        when: (application) => application.event === 'apply',
        text: ({ talent, campaign }) => `${talent} applied for ${campaign}`,
      },
      {
        to: 'talent',
        kind: 'applications',
        targetType: 'campaign',
        id: ({ campaignId }) => campaignId,
        email: true,
        when: (application) => application.event === 'invite',
        text: ({ brand, you, campaign }) => `${brand} invited ${you} to apply for ${campaign}`,
        facts: ({ campaignFacts }) => campaignFacts,
      },
      {
        ...toTalent,
        when: (application) => application.event === 'shortlist',
        text: ({ brand, your, campaign }) => `${brand} shortlisted ${your} application for ${campaign}`,
      },
      {
        ...toTalent,
        when: (application) => application.event === 'told_release',
        text: ({ brand, your, campaign }) =>
          `${brand} has ${your} application for ${campaign} on the shortlist again, because the offer has ended`,
      },
      {
        ...toTalent,
        when: (application) => application.event === 'told_decline' || application.event === 'close',
        text: ({ your, campaign }) => `There’s an update on ${your} application for ${campaign}`,
      },
    ],
    activityCard: null,
    screens: ['applications', 'campaigns', 'home'],
    timeline: null,
  }),
} as const
