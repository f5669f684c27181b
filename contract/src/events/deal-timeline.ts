import { cancellationEvents } from './cancellations.ts'
import { dealEvents } from './deals.ts'
import { deliverableEvents } from './deliverables.ts'
import { disputeEvents } from './disputes.ts'
import { timelineTexts } from './index.ts'
import { postCheckEvents } from './post-checks.ts'

/** The texts on the timeline of a deal, by transition such as `deliverable.submit`, or `deal.cancel_unshipped by system`. */
export const dealTimelineTexts = timelineTexts({
  ...dealEvents,
  ...deliverableEvents,
  ...cancellationEvents,
  ...disputeEvents,
  ...postCheckEvents,
})
