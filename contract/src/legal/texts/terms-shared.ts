import type { LegalSection } from './text.ts'

/** Sections that the terms of every role have. */
export const accountSection: LegalSection = {
  heading: 'Your account',
  blocks: [
    'You must be 18 or older. One email address has one account of one type.',
    [
      'Give true details, and keep them up to date.',
      'Keep your password to yourself. You are responsible for what is done with your account until you tell us that someone else has access.',
      'You can see where you are signed in and end those sessions under Settings.',
    ],
    'You confirm your email address with a code before the account opens.',
  ],
}

export const offersSection: LegalSection = {
  heading: 'Offers and deals',
  blocks: [
    'An offer names the work, the dates, the revisions, the usage rights, any exclusivity and the price. The receiver has 72 hours to respond, unless the offer shows another time. The brand can extend this once.',
    'Either side can answer with a counter-offer. Each side may make 5. Only the current version can be accepted.',
    'When an offer is accepted and its payment has succeeded, a deal begins. The deal is a contract between the brand and the talent, on the accepted terms. Marquee is not a party to it.',
    'A deal under way changes only when both sides agree. A proposed change is open for 72 hours. A higher price is held and charged before it applies. A lower price is refunded.',
  ],
}

export const cancellationSection: LegalSection = {
  heading: 'Cancelling a deal',
  blocks: [
    'Either side can ask to cancel a deal under way and propose how its payment is split. The deal pauses meanwhile. The other side has 72 hours to agree, refuse or propose another split.',
    'Without an answer, the money returns to the brand if nothing was submitted. Otherwise the request goes to an operator of Marquee, who decides within 10 working days. This decision is final.',
    'A brand can cancel a deal 3 days after its first due date if nothing was submitted. After 14 days such a deal is cancelled automatically. The money then returns to the brand.',
  ],
}

export const disputeSection: LegalSection = {
  heading: 'Disputes',
  blocks: [
    'Either side can open a dispute about a deal. The deal pauses, and payouts that have not been sent are held.',
    'Both sides have 5 working days to settle the dispute. Each side proposes a split, and if the two splits meet, the dispute is settled. Otherwise an operator decides within 10 working days, with reasons, on the evidence of both sides.',
    'You can appeal against the decision once, within 7 days. Another operator decides the appeal. If Marquee has no other operator, the same operator decides it 48 hours later at the earliest.',
    'A completed deal can be disputed until 7 days after the end of the agreed time online, for fraud or for a post that was removed early.',
    'When a cardholder’s bank disputes a payment, the bank decides. We send the bank the evidence of the deal.',
  ],
}

export const conductSection: LegalSection = {
  heading: 'What is not allowed',
  blocks: [
    [
      'Agreeing or making payments outside Marquee for work that was agreed here.',
      'Publishing, sending or asking for anything on the list of [prohibited content](/prohibited-content).',
      'Using another person’s account or name, or giving false figures about followers or results.',
      'Copying data from Marquee automatically, testing its security without our agreement, or disturbing its operation.',
    ],
    'Advertising must be recognisable as advertising. Brand and talent are both responsible for the labels that the law and the platforms require.',
  ],
}

export const suspensionSection: LegalSection = {
  heading: 'Suspension',
  blocks: [
    'We can suspend an account for suspected fraud, payments outside Marquee, content that breaks these terms, an identity that we cannot confirm, money owed to us, access by someone else, or another serious reason. We email you the reason.',
    'A suspended account cannot be used. Open offers are withdrawn and payment holds are released. Deals under way pause, and payouts are held. You are still entitled to money that you have earned.',
    'If you think the suspension is wrong, reply to our email or follow the [complaints procedure](/complaints).',
  ],
}

export const endingSection: LegalSection = {
  heading: 'Leaving Marquee',
  blocks: [
    'You can delete your account under Settings. You cannot do this while you have deals under way, open offers or pending payouts.',
    'Deleting removes your name, your contact details and your profile. Messages and documents that the other side relies on stay, without your name where the law allows it. Invoices stay as long as the law requires.',
  ],
}

export const liabilitySection: LegalSection = {
  heading: 'Our responsibility',
  blocks: [
    'We run Marquee with reasonable care and skill. We do not promise that it is always available, that you will find work or talents, or that a campaign succeeds.',
    'We are not responsible for the work, the content or the conduct of users. We do not check every statement that users make about themselves.',
    'Nothing in these terms limits responsibility for death or injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited. Apart from that, we are not responsible for lost profit or for indirect loss, and our total responsibility to you in a year is limited to the fees that we kept from your deals and subscriptions in that year.',
  ],
}

export const changesSection: LegalSection = {
  heading: 'Changes to these terms',
  blocks: [
    'Each version has a date. When we change something that matters, we ask you to accept the new version before you go on, and show what has changed. Smaller corrections are listed below, and we do not ask you again.',
    'Deals keep the price, the fee, the VAT and the dates under which they were agreed.',
  ],
}

export const lawSection: LegalSection = {
  heading: 'Law and complaints',
  blocks: [
    'The law of England and Wales applies. The courts of England and Wales decide, unless the law of the place where you live gives you another choice.',
    'Please use our [complaints procedure](/complaints) first. It does not affect your right to go to court.',
    'These terms are between you and {company}. You can reach us through the [contact page](/contact).',
  ],
}
