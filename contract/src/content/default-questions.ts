import type { Content } from './schemas.ts'

/** The questions and answers that Marquee comes with, by topic. They say what the terms of brands and talents say. */
export const defaultQuestions: Content<'faq'>['questions'] = [
  {
    topic: 'Offers',
    question: 'Is an offer binding?',
    answer:
      '<p>Not until both sides accept the same version. Until then the brand can withdraw it, and the talent can decline it or make a counter-offer.</p>',
    searchWords: 'contract, agree, commit, accept',
  },
  {
    topic: 'Offers',
    question: 'How long do I have to answer an offer?',
    answer: '<p>{offerTime}, unless the offer says otherwise. The brand can extend that time once.</p>',
    searchWords: 'deadline, expire, time, reply',
  },
  {
    topic: 'Offers',
    question: 'Can the terms change after we have agreed?',
    answer:
      '<p>Only if both sides agree. One side proposes a change, and the other accepts or refuses it. A higher price is charged before the change applies; a lower price is refunded.</p>',
    searchWords: 'amend, edit, update, renegotiate',
  },
  {
    topic: 'Offers',
    question: 'Can I make a counter-offer?',
    answer:
      '<p>Yes, each side can make five. A counter-offer is a new version that marks what has changed. Only the current version can be accepted.</p>',
    searchWords: 'negotiate, haggle, price',
  },
  {
    topic: 'Offers',
    question: 'What is a gifted campaign?',
    answer:
      '<p>The talent receives a product and no payment. The campaign says so before anyone applies, and there is no fee.</p>',
    searchWords: 'free product, gift, sample, unpaid, barter',
  },
  {
    topic: 'Payments',
    question: 'When is a talent paid?',
    answer:
      '<p>{payTime} all work is approved and, where the deal asks for it, posted. The payout date is part of every deal, and you see it before you accept. Your bank may take a few more days.</p>',
    searchWords: 'payout, get paid, earn, money, salary, bank, safe, scam, late, overdue, delay, wait',
  },
  {
    topic: 'Payments',
    question: 'What does Marquee cost?',
    answer:
      '<p>Brands pay for a plan ({plan}, VAT included) and a fee of {fee} within the price of each deal. Talents and agents pay nothing. A brand that brings a talent to Marquee pays no fee on its deals with that talent for the first 12 months. The <a href="/pricing">pricing page</a> shows the amounts, and you can calculate your own.</p>',
    searchWords: 'price, pricing, fee, commission, free, subscription, trial, how much',
  },
  {
    topic: 'Payments',
    question: 'When is a brand’s card charged?',
    answer:
      '<p>The amount is held on the card when the offer is sent, and charged when the talent accepts. If the offer is declined, withdrawn or expires, the hold is released.</p>',
    searchWords: 'pay, payment, debit, authorise, escrow, safe',
  },
  {
    topic: 'Payments',
    question: 'What is a hold on a card?',
    answer:
      '<p>The bank reserves the amount without taking it. It may release the hold early. If so, the brand can renew it.</p>',
    searchWords: 'authorisation, reserve, pending',
  },
  {
    topic: 'Payments',
    question: 'How do I cancel my plan?',
    answer:
      '<p>Under Payments, open “Plan” and choose “Cancel subscription”. Your plan stays active until the end of the free trial or of the time you have paid for, and you are not charged again. After that, active deals continue, but you can’t publish campaigns or send offers. You can undo this until then, or subscribe again later.</p>',
    searchWords:
      'cancelling, cancellation, unsubscribe, end, stop, quit, terminate, membership, renewal, monthly, yearly',
  },
  {
    topic: 'Payments',
    question: 'Who pays the VAT, and what does the talent keep?',
    answer:
      '<p>A price in pounds includes VAT. Marquee states it on the brand’s invoice and pays it to HMRC. A brand that is registered for VAT can usually claim it back. The fee comes out of the price too, before the talent’s share. So the amount that an offer shows as earnings is what the talent is paid, less the agent’s commission where there is one.</p>',
    searchWords: 'tax, HMRC, registered, self-employed, net, gross, deduct, earn, keep, how much do I get',
  },
  {
    topic: 'Payments',
    question: 'Which currencies can I use?',
    answer:
      '<p>Pounds, euros and US dollars. A price in pounds includes VAT. A price in another currency has no VAT.</p>',
    searchWords: 'euro, dollar, pound, exchange, international',
  },
  {
    topic: 'Payments',
    question: 'How do refunds work?',
    answer:
      '<p>Refunds go to the card that was charged, and each has a credit note under Payments. The brand is refunded in full if nothing was submitted and it cancels the overdue deal. If both sides agree to a split, or a dispute ends with one, the brand’s part is refunded and the rest is paid out. The bank may take a few days. Before an offer is accepted nothing is charged, so the hold is released instead.</p>',
    searchWords: 'money back, return, reimburse, repay, credit note, cancel, chargeback',
  },
  {
    topic: 'Payments',
    question: 'Do I receive invoices?',
    answer:
      '<p>Yes. Under Payments, brands find an invoice for each charge and a credit note for each refund. Under Earnings, talents find a statement for each payout.</p>',
    searchWords: 'bill, receipt, statement, accounting, VAT, tax',
  },
  {
    topic: 'Payments',
    question: 'Can a long deal be paid in parts?',
    answer:
      '<p>Yes, in milestones, each with its own work and price. Each milestone is paid out once its work is approved and posted.</p>',
    searchWords: 'instalments, milestones, deposit, advance',
  },
  {
    topic: 'Work',
    question: 'How many changes can a brand ask for?',
    answer: '<p>As many revisions as the deal includes. The offer states the number.</p>',
    searchWords: 'revisions, edits, redo, feedback',
  },
  {
    topic: 'Work',
    question: 'What if the brand doesn’t respond to finished work?',
    answer:
      '<p>The work is approved automatically when the review time of the deal ends. We remind the brand before that.</p>',
    searchWords: 'ghost, silent, ignore, late, approve, disappears, no answer',
  },
  {
    topic: 'Work',
    question: 'What if the work is not delivered?',
    answer:
      '<p>If nothing was submitted, the brand can cancel the overdue deal and its money returns. Either side can also ask to cancel and propose a split of the payment. If you don’t agree, you can open a dispute.</p>',
    searchWords:
      'refund, money back, late, missing, scam, protection, influencer, creator, talent disappears, vanishes, no reply',
  },
  {
    topic: 'Work',
    question: 'Who can use the finished work?',
    answer:
      '<p>The talent owns it unless the deal says otherwise. The brand can use it as the deal says: on these channels, in these places, for this time. Any further use needs a new agreement.</p>',
    searchWords: 'copyright, licence, rights, usage, ownership, reuse, ads',
  },
  {
    topic: 'Work',
    question: 'How are posts marked as advertising?',
    answer:
      '<p>Advertising must be recognisable as advertising. Brand and talent are both responsible for the labels that the law and the platforms ask for.</p>',
    searchWords: 'ad, label, disclosure, sponsored, ASA, law',
  },
  {
    topic: 'Disagreements',
    question: 'What if we can’t agree about the work?',
    answer:
      '<p>Open a dispute in the deal. The deal pauses, and payouts that haven’t been sent are held. Each side proposes a split. If you can’t agree, our staff decide with reasons, and each side can appeal once.</p>',
    searchWords: 'dispute, argument, complaint, refund, appeal',
  },
  {
    topic: 'Disagreements',
    question: 'Can a deal be cancelled?',
    answer:
      '<p>Either side can ask to cancel and propose how the payment is split. The deal pauses until the other side agrees, refuses or proposes another split.</p>',
    searchWords: 'cancel, refund, withdraw, quit, terminate',
  },
  {
    topic: 'Agents',
    question: 'What can an agent do for a talent?',
    answer:
      '<p>Only what the talent has allowed: for example apply, negotiate, upload or accept. The talent sees everything the agent does and can end the representation at any time.</p>',
    searchWords: 'manager, agency, represent, mandate',
  },
  {
    topic: 'Agents',
    question: 'Who pays the agent’s commission?',
    answer:
      '<p>The talent does, out of their earnings, at the rate the two of them have agreed. It is paid with the payout, and the talent sees the amount before accepting.</p>',
    searchWords: 'manager, agency, percent, cut, share',
  },
  {
    topic: 'Profiles and account',
    question: 'Who can see my profile?',
    answer:
      '<p>You decide. Brands can find a profile that is listed, and everyone can read a public page. You can switch both off in your profile.</p>',
    searchWords: 'privacy, private, public, hide, visible, data',
  },
  {
    topic: 'Profiles and account',
    question: 'Can a talent pay to rank higher?',
    answer:
      '<p>No. The order depends on what is searched for. The exact rules are below the <a href="/talents">list of talents</a>.</p>',
    searchWords: 'promote, boost, advertise, ranking, order, featured',
  },
  {
    topic: 'Profiles and account',
    question: 'What if I forget my password?',
    answer:
      '<p><a href="/forgot-password">Set a new password</a> with the email address of your account.</p>',
    searchWords: 'sign in, log in, login, reset, locked out, email',
  },
  {
    topic: 'Profiles and account',
    question: 'How do I delete my account?',
    answer:
      '<p>Go to Settings. You can delete it once you have no deals under way, open offers or pending payouts. The <a href="/privacy">privacy notice</a> says what is deleted and what the law requires us to keep.</p>',
    searchWords: 'close, remove, erase, GDPR, leave, data',
  },
  {
    topic: 'Profiles and account',
    question: 'How do I report content or a person?',
    answer:
      '<p>Use “Report” where you see it, or the <a href="/contact">contact page</a> if you have no account. You receive our decision and can appeal against it.</p>',
    searchWords: 'abuse, harassment, fake, scam, block, fraud',
  },
]
