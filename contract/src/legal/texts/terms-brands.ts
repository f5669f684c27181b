import {
  accountSection,
  cancellationSection,
  changesSection,
  conductSection,
  disputeSection,
  endingSection,
  lawSection,
  liabilitySection,
  offersSection,
  suspensionSection,
} from './terms-shared.ts'
import type { LegalText } from './text.ts'

/** The terms that brands accept. */
export const termsForBrands: LegalText = [
  {
    heading: 'What Marquee is',
    blocks: [
      'Marquee is a marketplace. Brands publish campaigns and send offers. Talents, and agents on their behalf, apply, negotiate and do the work. We hold the payment and pay it out.',
      'You may use Marquee for your business only. The person who signs up must have the authority to act for the company.',
    ],
  },
  accountSection,
  {
    heading: 'Plan and free trial',
    blocks: [
      'You need a plan to publish campaigns and to send offers, unless your account has early access. The prices, in the currency you choose, are shown before you subscribe. Prices in pounds include VAT.',
      [
        'Your first plan begins with a free trial of 14 days.',
        'A plan renews each month or each year until you cancel it. You can cancel in one step under Payments. It then ends when the period you have paid for ends.',
        'If a renewal fails, your account stays active for 7 days so that you can pay.',
        'Without a plan you cannot start new work. Deals under way continue.',
      ],
    ],
  },
  {
    heading: 'Campaigns',
    blocks: [
      'A campaign describes the work, who can apply, the usage rights and the pay. Everything in it must be true. Unpaid work must be marked as gifted.',
      'We may review a campaign before talents see it, and return it with a reason. Currency, pay and rights cannot change once an offer of the campaign has been accepted.',
      'Share an applicant’s data only for the campaign, and decline applications through Marquee, so that each applicant gets an answer.',
    ],
  },
  offersSection,
  {
    heading: 'Paying for a deal',
    blocks: [
      'When you send an offer, its amount is held on your card. Nothing is charged yet. The hold ends when the offer is declined, withdrawn or expires. A bank can end a hold early, and you can then renew it.',
      'When the offer is accepted, the amount is charged. We hold the money until the deal is completed.',
      'The price in an offer is what you pay. In pounds it includes VAT of 20%, unless the offer shows another rate. Prices in other currencies have no VAT. Marquee’s fee is 20% of the price without VAT, unless the offer shows another rate. It is included in the price. An offer may add it to the price instead. Every offer shows the fee and the total before you accept. For 12 months there is no fee with a talent you invited to Marquee, if the talent was not on Marquee before.',
      'Under Payments, you find an invoice for each charge and a credit note for each refund.',
    ],
  },
  {
    heading: 'Milestones',
    blocks: [
      'A deal can be paid in milestones, each with its work and its price. A paid deal whose work takes more than 60 days must be paid in milestones.',
      'The price of the first milestone is held with the offer and charged when it is accepted. Each further one is charged to your default card automatically, as soon as all work of the one before is approved, and posted where it is a post. This includes work that is approved automatically. You agree to these charges when you sign the deal. The work of a milestone can be submitted once it is paid.',
      'Each milestone is paid out 72 hours after its work is approved and posted, unless the deal shows another time. You can pay it out earlier.',
      'If your default card cannot be charged, we remind you, and you can pay with another card. The dates of the work move by as many days as the payment takes.',
      [
        'After 7 days without the payment the talent may leave the deal.',
        'After 14 days without the payment the deal ends automatically.',
        'In both cases approved milestones are paid out. What you paid for work that a change has added is paid out if all of that work is approved. Otherwise it is refunded.',
        'These days do not count while the deal is paused. The deal does not end in this way while the milestone is being charged or a bank disputes a payment.',
      ],
      'In a deal with milestones a lower price is not refunded. It is taken from the milestones that are not paid yet.',
    ],
  },
  {
    heading: 'Reviewing the work',
    blocks: [
      'You have 5 days to review a submission, unless the deal shows another time. You can approve it or ask for a change. The deal says how many revisions are included.',
      'If you do not respond, the submission is approved automatically. We remind you before that. A post that the talent has published is confirmed automatically after 72 hours.',
      'The deal is completed 72 hours after everything is approved, unless the deal shows another time. Then the money is paid out. You can complete it earlier.',
    ],
  },
  {
    heading: 'Usage rights',
    blocks: [
      'The talent owns the work unless the deal says otherwise. You may use it as the deal says: on these channels, in these places, for this time. The rights begin when the deal is completed. If a deal ends because a milestone was not paid, they begin on the day on which it ends, for the work that was approved and paid.',
      'You may not use the work, the name or the image of a talent beyond that. Any further use needs a new agreement.',
    ],
  },
  cancellationSection,
  disputeSection,
  conductSection,
  suspensionSection,
  endingSection,
  liabilitySection,
  changesSection,
  lawSection,
]
