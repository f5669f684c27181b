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

/** The terms that talents and talent agents accept. */
export const termsForTalents: LegalText = [
  {
    heading: 'What Marquee is',
    blocks: [
      'Marquee is a marketplace. Brands publish campaigns and send offers. Talents, and agents on their behalf, apply, negotiate and do the work. We hold the payment and pay it out.',
      'You work for yourself. You are not employed by us or, through us, by a brand. You pay your own taxes and insurance.',
    ],
  },
  accountSection,
  {
    heading: 'Your profile and applications',
    blocks: [
      'Say only what is true about yourself, your channels and your followers. You may show only pictures and work that you are allowed to show.',
      'A listed profile can be found by brands. You can switch this off in your profile.',
      'Apply only for work that you can do. You can change or withdraw an application until the brand makes an offer.',
    ],
  },
  offersSection,
  {
    heading: 'Doing the work',
    blocks: [
      'Do the work as agreed and on time. It must be your own, or you must have the rights to everything in it.',
      'The brand has 5 days to review a submission, unless the deal shows another time. If it does not respond, the submission is approved automatically. The deal says how many revisions are included.',
      'If the deal includes posts, publish them on the agreed dates, add their links, and leave them online for the agreed time.',
    ],
  },
  {
    heading: 'What you earn and when you are paid',
    blocks: [
      'From the price without VAT we keep a fee of 20%, unless the offer shows another rate. An offer may add the fee to the brand’s price instead. Every offer shows the fee and what you receive before you accept. If an agency represents you, its commission is taken from the rest.',
      'The brand’s money is held before you begin. The deal is completed 72 hours after everything is approved, unless the deal shows another time. Then your share is sent. Your bank may take a few more days.',
      'The payment provider checks who you are and keeps your bank details. Without them your share waits, and we remind you. After a change of bank details payouts wait for 72 hours, to protect your account.',
      'If the brand is refunded, or its bank takes the money back, your share of that amount is reversed. If you have been paid already, we deduct it from later payouts.',
      'Under Earnings, you find a statement for each payout.',
      'Gifted work has no fee. Nothing is held, invoiced or paid out.',
    ],
  },
  {
    heading: 'Milestones',
    blocks: [
      'A deal can be paid in milestones, each with its work and its price. A paid deal whose work takes more than 60 days must be paid in milestones.',
      'The first milestone is charged when the offer is accepted. Each further one is charged to the brand’s default card, as soon as all work of the one before is approved, and posted where it is a post. Begin a milestone once it is paid. Its work cannot be submitted before.',
      'Your share of a milestone is sent 72 hours after its work is approved and posted, unless the deal shows another time. The brand can pay it out earlier.',
      'If the card cannot be charged, the brand can pay with another one. Your dates move by as many days as the payment takes.',
      [
        'After 7 days without the payment you may leave the deal.',
        'After 14 days without the payment the deal ends automatically.',
        'In both cases approved milestones are paid out. Work that a change has added is paid out if all of that work is approved. Otherwise the brand is refunded.',
        'These days do not count while the deal is paused. The deal does not end in this way while the milestone is being charged or a bank disputes a payment.',
      ],
      'In a deal with milestones a lower price is taken from the milestones that are not paid yet. What is paid keeps its price.',
    ],
  },
  {
    heading: 'Usage rights',
    blocks: [
      'You own your work unless the deal says otherwise. The brand may use it as the deal says: on these channels, in these places, for this time. The rights begin when the deal is completed. If a deal ends because a milestone was not paid, they begin on the day on which it ends, for the work that was approved and paid.',
      'If the deal includes exclusivity, do not work for the named competitors in that time.',
    ],
  },
  {
    heading: 'Representation by an agent',
    blocks: [
      'An agency acts for a talent only under terms that the talent has accepted: what it may do, for which commission, from when until when. A commission can be at most 50% of the talent’s share.',
      [
        'What an agent does within these terms binds the talent. A talent can require their own approval before an acceptance counts.',
        'The talent can read everything that an agent did for them, and every commission.',
        'The talent can end the representation at any time. Deals under way keep the agreed commission. The terms can name a period after the end in which a commission is still due.',
      ],
    ],
  },
  {
    heading: 'More for agents',
    blocks: [
      'You may add a talent to your roster only with their agreement. You must be able to show it when we ask.',
      [
        'Tell your talents about each offer, and act in their interest.',
        'Keep the personal data of talents safe, and use it for their representation only.',
        'Share a roster only with people who may want to hire. A shared link ends on its date.',
        'A managed talent can claim their profile with the link that we email them. Until then their own share waits.',
        'Your commission is sent at the same moment as the talent’s share.',
        'The owner of an agency is responsible for its team.',
      ],
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
