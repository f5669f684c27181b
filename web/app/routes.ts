import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page and its address. Areas of the roles are apart, so that no role loads another's code. */
export default [
  layout('public/layout.tsx', [index('public/home.tsx')]),
  layout('product.tsx', [
    layout('account/layout.tsx', [
      route('signin', 'account/sign-in.tsx'),
      route('signin/:role', 'account/sign-in-role.tsx'),
      route('signup', 'account/sign-up.tsx'),
      route('signup/:role', 'account/sign-up-role.tsx'),
      route('verify-email', 'account/verify-email.tsx'),
      route('forgot-password', 'account/forgot-password.tsx'),
      route('reset-password', 'account/reset-password.tsx'),
    ]),
    layout('signed-in/layout.tsx', [
      route('dashboard/talent-agent', 'agent/layout.tsx', [index('agent/home.tsx'), route('settings', 'agent/settings.tsx')]),
      route('dashboard/talent', 'talent/layout.tsx', [
        index('talent/home.tsx'),
        route('discover', 'talent/discover.tsx'),
        route('discover/:campaignId', 'talent/campaign.tsx'),
        route('applications', 'talent/applications.tsx'),
        route('applications/:applicationId', 'talent/application.tsx'),
        route('offers', 'talent/offers.tsx'),
        route('offers/:offerId', 'talent/offer.tsx'),
        route('offers/:offerId/change', 'talent/offer-change.tsx'),
        route('deals', 'talent/deals.tsx'),
        route('deals/:dealId', 'talent/deal.tsx'),
        route('profile', 'talent/profile.tsx'),
        route('settings', 'talent/settings.tsx'),
      ]),
      route('dashboard', 'brand/layout.tsx', [
        index('brand/home.tsx'),
        route('campaigns', 'brand/campaigns.tsx'),
        route('campaigns/new', 'brand/campaign-new.tsx'),
        route('campaigns/:campaignId', 'brand/campaign.tsx'),
        route('campaigns/:campaignId/edit', 'brand/campaign-edit.tsx'),
        route('find-talent', 'brand/find-talent.tsx'),
        route('find-talent/:talentId', 'brand/talent.tsx'),
        route('offers', 'brand/offers.tsx'),
        route('offers/new', 'brand/offer-new.tsx'),
        route('offers/:offerId', 'brand/offer.tsx'),
        route('offers/:offerId/change', 'brand/offer-change.tsx'),
        route('deals', 'brand/deals.tsx'),
        route('deals/:dealId', 'brand/deal.tsx'),
        route('profile', 'brand/profile.tsx'),
        route('settings', 'brand/settings.tsx'),
      ]),
    ]),
  ]),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig
