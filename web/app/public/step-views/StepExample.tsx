import { isStepView, type StepView } from '@marquee/contract/content/step-views'
import type { FunctionComponent } from 'react'
import { ActionsView, CommissionView, DeadlinesView, MandateView } from './agent-views.tsx'
import { ApplicantsView, BriefView, CounterOfferView, InvoiceView, ReviewView } from './brand-views.tsx'
import { NegotiationView, OfferView, PayoutView, ProfileView, UploadView } from './talent-views.tsx'
import type { ViewProps } from './view-props.ts'

const views: Record<StepView, FunctionComponent<ViewProps>> = {
  brief: BriefView,
  applicants: ApplicantsView,
  counterOffer: CounterOfferView,
  review: ReviewView,
  invoice: InvoiceView,
  profile: ProfileView,
  offer: OfferView,
  negotiation: NegotiationView,
  upload: UploadView,
  payout: PayoutView,
  mandate: MandateView,
  actions: ActionsView,
  deadlines: DeadlinesView,
  commission: CommissionView,
}

/** The part of the product that operators chose for a step. Nothing without one. */
export function StepExample({ view, ...props }: ViewProps & { view: string }) {
  if (!isStepView(view)) return null
  const View = views[view]
  return <View {...props} />
}
