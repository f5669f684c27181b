import type { Content } from './schemas.ts'

/** The questions and answers that Marquee comes with, by topic. They say what the terms of brands and talents say. */
export const defaultQuestions: Content<'faq'>['questions'] = [
  {
    topic: 'Offers',
    question: 'Is an offer binding?',
    answer:
      '<p>Not until both sides accept the same version. Until then the brand can withdraw it, and the talent can decline it or make a counter-offer.</p>',
  },
  {
    topic: 'Offers',
    question: 'How long do I have to answer an offer?',
    answer: '<p>{offerTime}, unless the offer says otherwise. The brand can extend that time once.</p>',
  },
  {
    topic: 'Offers',
    question: 'Can the terms change after we have agreed?',
    answer:
      '<p>Only if both sides agree. One side proposes a change, and the other accepts or refuses it. A higher price is charged before the change applies; a lower price is refunded.</p>',
  },
  {
    topic: 'Offers',
    question: 'Can I make a counter-offer?',
    answer:
      '<p>Yes, each side can make five. A counter-offer is a new version that marks what has changed. Only the current version can be accepted.</p>',
  },
  {
    topic: 'Offers',
    question: 'What is a gifted campaign?',
    answer:
      '<p>The talent receives a product and no payment. The campaign says so before anyone applies, and there is no fee.</p>',
  },
  {
    topic: 'Payments',
    question: 'When is a brand’s card charged?',
    answer:
      '<p>The amount is held on the card when the offer is sent, and charged when the talent accepts. If the offer is declined, withdrawn or expires, the hold is released.</p>',
  },
  {
    topic: 'Payments',
    question: 'What is a hold on a card?',
    answer:
      '<p>The bank reserves the amount without taking it. It may release the hold early. If so, the brand can renew it.</p>',
  },
  {
    topic: 'Payments',
    question: 'When is a talent paid?',
    answer:
      '<p>After all work is approved and, where the deal asks for it, posted. The payout date is part of every deal, and you see it before you accept. Your bank may take a few more days.</p>',
  },
  {
    topic: 'Payments',
    question: 'What does Marquee cost?',
    answer:
      '<p>Brands pay for a plan ({plan}, VAT included) and a fee of {fee} within the price of each deal. Talents and agents pay nothing. A brand that brings a talent to Marquee pays no fee on its deals with that talent for the first 12 months. The <a href="/pricing">pricing page</a> shows the amounts, and you can calculate your own.</p>',
  },
  {
    topic: 'Payments',
    question: 'Which currencies can I use?',
    answer:
      '<p>Pounds, euros and US dollars. A price in pounds includes VAT. A price in another currency has no VAT.</p>',
  },
  {
    topic: 'Payments',
    question: 'Do I receive invoices?',
    answer:
      '<p>Yes. Under Payments, brands find an invoice for each charge and a credit note for each refund. Under Earnings, talents find a statement for each payout.</p>',
  },
  {
    topic: 'Payments',
    question: 'Can a long deal be paid in parts?',
    answer:
      '<p>Yes, in milestones, each with its own work and price. Each milestone is paid out once its work is approved and posted.</p>',
  },
  {
    topic: 'Work',
    question: 'How many changes can a brand ask for?',
    answer: '<p>As many revisions as the deal includes. The offer states the number.</p>',
  },
  {
    topic: 'Work',
    question: 'What if the brand doesn’t respond to finished work?',
    answer:
      '<p>The work is approved automatically when the review time of the deal ends. We remind the brand before that.</p>',
  },
  {
    topic: 'Work',
    question: 'What if the work is not delivered?',
    answer:
      '<p>If nothing was submitted, the brand can cancel the overdue deal and its money returns. Either side can also ask to cancel and propose a split of the payment. If you don’t agree, you can open a dispute.</p>',
  },
  {
    topic: 'Work',
    question: 'Who can use the finished work?',
    answer:
      '<p>The talent owns it unless the deal says otherwise. The brand can use it as the deal says: on these channels, in these places, for this time. Any further use needs a new agreement.</p>',
  },
  {
    topic: 'Work',
    question: 'How are posts marked as advertising?',
    answer:
      '<p>Advertising must be recognisable as advertising. Brand and talent are both responsible for the labels that the law and the platforms ask for.</p>',
  },
  {
    topic: 'Disagreements',
    question: 'What if we can’t agree about the work?',
    answer:
      '<p>Open a dispute in the deal. The deal pauses, and payouts that haven’t been sent are held. Each side proposes a split. If you can’t agree, our staff decide with reasons, and each side can appeal once.</p>',
  },
  {
    topic: 'Disagreements',
    question: 'Can a deal be cancelled?',
    answer:
      '<p>Either side can ask to cancel and propose how the payment is split. The deal pauses until the other side agrees, refuses or proposes another split.</p>',
  },
  {
    topic: 'Agents',
    question: 'What can an agent do for a talent?',
    answer:
      '<p>Only what the talent has allowed: for example apply, negotiate, upload or accept. The talent sees everything the agent does and can end the representation at any time.</p>',
  },
  {
    topic: 'Agents',
    question: 'Who pays the agent’s commission?',
    answer:
      '<p>The talent does, out of their earnings, at the rate the two of them have agreed. It is paid with the payout, and the talent sees the amount before accepting.</p>',
  },
  {
    topic: 'Profiles and account',
    question: 'Who can see my profile?',
    answer:
      '<p>You decide. Brands can find a profile that is listed, and everyone can read a public page. You can switch both off in your profile.</p>',
  },
  {
    topic: 'Profiles and account',
    question: 'Can a talent pay to rank higher?',
    answer:
      '<p>No. The order depends on what is searched for. The exact rules are below the <a href="/talents">list of talents</a>.</p>',
  },
  {
    topic: 'Profiles and account',
    question: 'How do I delete my account?',
    answer:
      '<p>Under Settings, once you have no running deals, open offers or pending payouts. The <a href="/privacy">privacy notice</a> says what is deleted and what the law asks us to keep.</p>',
  },
  {
    topic: 'Profiles and account',
    question: 'How do I report content or a person?',
    answer:
      '<p>Use “Report” where you see it, or the <a href="/contact">contact page</a> if you have no account. You receive our decision and can appeal against it.</p>',
  },
]
