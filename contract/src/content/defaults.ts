import { legalContent } from '../legal/texts/index.ts'
import type { Content, ContentKey } from './schemas.ts'

/**
 * The texts that Marquee comes with: version 0 of every page. They name no fee and no period that an operator may set;
 * pages that show those read them from the settings of the market.
 */
export const defaultContent: { readonly [Key in ContentKey]: Content<Key> } = {
  homeContent: {
    title: 'Brand deals with the price and the payout date agreed first',
    description:
      'The marketplace where brands, talents and talent agents agree on work, approve it and get paid on time.',
    lead: 'Brands hire, talents create, agents act for their roster. Both sides see every term and every pound, from offer to payout.',
    promises: [
      { title: 'Full price up front', text: 'VAT and fee included' },
      { title: 'Known payout date', text: 'Agreed before you start' },
      { title: 'Every version kept', text: 'Compared side by side' },
      { title: 'Clear next steps', text: 'Each with a deadline' },
    ],
    offerTitle: 'Clear offers, no small print',
    offerText: 'Every offer sets out the work, the dates, the price and the usage rights.',
    brandPoints: [
      { text: 'Briefs that save as you write' },
      { text: 'All applicants on one board' },
      { text: 'Comments on any moment of a video' },
      { text: 'One price, VAT and fee included' },
    ],
    talentPoints: [
      { text: 'Know what you earn, to the penny' },
      { text: 'Counter-offers that show each change' },
      { text: 'Upload large videos from your phone and resume any time' },
      { text: 'Work without feedback is approved automatically' },
    ],
    agentPoints: [
      { text: 'Manage your whole roster in one place' },
      { text: 'Apply and negotiate on behalf of your talents' },
      { text: 'Talents decide what you may do, and see everything you do' },
      { text: 'Your commission is paid with every payout' },
    ],
    closing: 'Agree your next deal on Marquee',
  },
  findTalent: {
    title: 'Find talent',
    lead: 'See their work, packages and prices. No one can pay to rank higher.',
    metaTitle: 'Find talent',
    description: 'Find talents by their work, packages and prices. No one can pay to rank higher.',
    emptyText: 'No talent has opened their page yet.',
    note: '<p>Some talents are shown to brands with an account only. <a href="/signup/brand">Join as a brand</a> to find them.</p>',
    closing: 'Show your own work here',
  },
  openCampaigns: {
    title: 'Open campaigns',
    lead: 'See what each brand wants and what you would earn. The brand pays before the work starts.',
    metaTitle: 'Open campaigns',
    description:
      'Open campaigns for talents: the work, what you would earn and the date to apply by. The brand pays before the work starts.',
    emptyText: 'No campaign is open at the moment.',
    note: '',
    closing: 'Apply for free',
  },
  howItWorks: {
    title: 'How Marquee works',
    description: 'From the brief to the payout: what each side does, and what the other side sees.',
    brandSteps: [
      {
        title: 'Write a brief',
        text: 'Describe the work, the dates and the budget in five short steps. The brief saves as you write, so you can stop and continue later.',
        view: 'brief',
      },
      {
        title: 'Find talent',
        text: 'Talents and their agents apply to your campaign, or you search and send a direct offer. Every result says which facts matched your search.',
        view: 'applicants',
      },
      {
        title: 'Agree on terms',
        text: 'Send an offer with one price, VAT and fee included. The amount is authorised on your card, not yet charged. Every counter-offer shows exactly what changed.',
        view: 'counterOffer',
      },
      {
        title: 'Review the work',
        text: 'Your card is charged when the offer is accepted, and Marquee holds the money. Comment on images and videos where you see them, and approve or request changes.',
        view: 'review',
      },
      {
        title: 'Complete the deal',
        text: 'The talent is paid after all work is approved. You receive an invoice, and your budget shows what each campaign cost.',
        view: 'invoice',
      },
    ],
    talentSteps: [
      {
        title: 'Set up your profile',
        text: 'Show your work, your channels and what you charge. You decide whether brands can find you.',
        view: 'profile',
      },
      {
        title: 'Apply or receive offers',
        text: 'Apply to campaigns that fit, or answer direct offers. Each offer shows what you earn after the fee.',
        view: 'offer',
      },
      {
        title: 'Negotiate',
        text: 'Change the price or the terms in a counter-offer. Nothing binds you until both sides accept the same version.',
        view: 'negotiation',
      },
      {
        title: 'Deliver',
        text: 'Upload large videos from your phone; an upload resumes after a lost connection. Work without feedback is approved automatically at the end of the review time.',
        view: 'upload',
      },
      {
        title: 'Get paid',
        text: 'The payout date is shown from the start. The brand has paid before you begin, and Marquee holds the money until the work is approved.',
        view: 'payout',
      },
    ],
    agentSteps: [
      {
        title: 'Invite your talents',
        text: 'Add talents one by one or from a file. Each talent chooses what you may do for them and which commission you get.',
        view: 'mandate',
      },
      {
        title: 'Act for your roster',
        text: 'Apply, negotiate and upload on behalf of your talents. Each talent can see everything you did for them.',
        view: 'actions',
      },
      {
        title: 'Keep every deadline',
        text: 'One list shows what needs an answer across the roster, and one calendar shows when each talent works.',
        view: 'deadlines',
      },
      {
        title: 'Receive your commission',
        text: 'Commission is part of each deal and is paid at the same time as the talent.',
        view: 'commission',
      },
    ],
  },
  whyChooseUs: {
    title: 'Why choose Marquee',
    description: 'What you can rely on in every deal, and how it differs from a deal by email.',
    reasons: [
      {
        title: 'The whole price, before anyone agrees',
        text: 'Brands see what they pay with VAT and the fee. Talents see what they earn. Both read the same offer, so no amount appears later.',
      },
      {
        title: 'The money is there before the work begins',
        text: 'A deal starts only when its payment has succeeded. Marquee holds the money until the work is approved or a split is agreed or decided.',
      },
      {
        title: 'Every change has a record',
        text: 'Each version of an offer is kept beside the one before, with what changed. A deal that is running changes only when both sides agree.',
      },
      {
        title: 'Silence does not stop a payout',
        text: 'When a brand gives no feedback within the review time of the deal, the work is approved automatically and the payout follows.',
      },
      {
        title: 'Disagreements have an end',
        text: 'Either side can propose a split or open a dispute. The dates are fixed. If you do not agree, our staff decide, both sides can read the reasons, and each can appeal once.',
      },
      {
        title: 'You can take the evidence with you',
        text: 'Both sides of a deal can download its signed record: terms, versions, messages and files. You can check the signature without us.',
      },
    ],
    comparisonTitle: 'The same deal, by email and on Marquee',
    comparedWith: 'By email and invoice',
    comparison: [
      {
        topic: 'Fees',
        usual: 'What is deducted may become clear only when the money arrives.',
        here: 'The offer states the fee, the VAT and what the talent earns before anyone accepts.',
      },
      {
        topic: 'Payment date',
        usual: 'The invoice follows the work. It is due weeks later and may be paid late.',
        here: 'The brand pays before the work starts. The offer says when the payout follows.',
      },
      {
        topic: 'Changes to the agreement',
        usual: 'They are spread over messages, and each side may rely on a different one.',
        here: 'Each change is on record, and applies only when both sides agree.',
      },
      {
        topic: 'Approval',
        usual: 'Finished work waits until someone answers.',
        here: 'Without feedback within the review time of the deal, work is approved automatically.',
      },
      {
        topic: 'Disputes',
        usual: 'The side that has the money can simply wait.',
        here: 'The payout stops. Both sides can propose a split; if they do not agree, our staff decide.',
      },
      {
        topic: 'Cancellation',
        usual: 'What is owed for the work so far is open.',
        here: 'Either side can ask to cancel and propose a split of the payment.',
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'What brands pay for a plan and in each deal, and what talents and agents earn. Calculate your own example.',
    metaTitle: 'Pricing',
    description:
      'What brands pay for a plan and in each deal, and what talents and agents earn. Calculate your own example.',
    brandTitle: 'Brands',
    talentTitle: 'Talents',
    talentPoints: [
      { text: 'Each offer shows what you earn' },
      { text: 'The brand has paid before you begin' },
      { text: 'An agent’s commission is part of the offer you see' },
    ],
    agentTitle: 'Talent agents',
    agentPoints: [
      { text: 'Any number of talents and colleagues' },
      { text: 'The commission that you and the talent have agreed' },
      { text: 'Your commission is paid with each payout' },
    ],
    calculatorTitle: 'What a deal costs',
    calculatorText: 'Type your own figures.',
    closing: 'More about payments, holds and refunds',
  },
  aboutUs: {
    title: 'About Marquee',
    description: 'Who Marquee is for, how it earns money, and what it does not do.',
    sections: [
      {
        heading: 'What Marquee does',
        text: '<p>Marquee is a marketplace for paid work between brands and talents, and for the agents who represent talents. Deals are agreed, delivered, approved and paid in one place, and both sides see the same facts.</p>',
      },
      {
        heading: 'How Marquee earns money',
        text: '<p>Brands pay for a plan, and each deal includes a fee. Both are on the <a href="/pricing">pricing page</a>. Talents and agents pay nothing to use Marquee.</p>',
      },
      {
        heading: 'What Marquee does not do',
        text: '<ul><li>It does not sell places in search results.</li><li>It does not show advertising or track you.</li><li>It does not sell personal data.</li><li>It is not a party to your deal, which is between the brand and the talent.</li></ul>',
      },
      {
        heading: 'When something goes wrong',
        text: '<p>Write to us through the <a href="/contact">contact page</a>. The <a href="/complaints">complaints page</a> explains how soon you get an answer and what you can do next.</p>',
      },
    ],
  },
  faq: {
    title: 'Questions and answers',
    description: 'How offers, payments, agents and accounts work on Marquee.',
    questions: [
      {
        topic: 'Offers',
        question: 'Does an offer bind me?',
        answer:
          '<p>Not until both sides accept the same version. A brand can withdraw an offer, and a talent can decline it or make a counter-offer.</p>',
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
          '<p>Only when both sides agree. One side proposes a change, and the other accepts or refuses it. A higher price is charged before the change applies; a lower price is refunded.</p>',
      },
      {
        topic: 'Payments',
        question: 'When is a brand’s card charged?',
        answer:
          '<p>The amount is authorised on the card when the offer is sent, and charged when the talent accepts. If the offer is declined, withdrawn or expires, the hold is released.</p>',
      },
      {
        topic: 'Payments',
        question: 'When is a talent paid?',
        answer:
          '<p>After all work is approved and, where the deal asks for it, posted. The payout date is part of every deal, and you see it before you accept. Your bank may need a few days more.</p>',
      },
      {
        topic: 'Payments',
        question: 'What does Marquee cost?',
        answer:
          '<p>Brands pay for a plan ({plan}, VAT included) and a fee of {fee} inside the price of each deal. Talents and agents pay nothing. A brand that brings a talent to Marquee pays no fee with them for the first year. The <a href="/pricing">pricing page</a> shows the amounts and calculates your own.</p>',
      },
      {
        topic: 'Payments',
        question: 'What happens if the work is not delivered?',
        answer:
          '<p>Either side can ask to cancel and propose a split of the payment. If you do not agree, you can open a dispute. Money that is not released returns to the brand.</p>',
      },
      {
        topic: 'Agents',
        question: 'What can an agent do for a talent?',
        answer:
          '<p>Only what the talent has allowed: for example apply, negotiate, upload or accept. The talent sees everything the agent does and can end the representation.</p>',
      },
      {
        topic: 'Agents',
        question: 'Who pays the agent’s commission?',
        answer:
          '<p>The talent. It comes out of their earnings, at the rate that the two have agreed. It is paid with the payout, and the talent sees the amount before accepting.</p>',
      },
      {
        topic: 'Account',
        question: 'How do I delete my account?',
        answer:
          '<p>Under Settings, once you have no running deals, open offers or pending payouts. The <a href="/privacy">privacy notice</a> says what is deleted and what the law asks us to keep.</p>',
      },
      {
        topic: 'Account',
        question: 'How do I report content or a person?',
        answer:
          '<p>Use “Report” where you see it, or the <a href="/contact">contact page</a> if you have no account. You receive our decision and can appeal against it.</p>',
      },
    ],
  },
  testimonials: {
    title: 'What people say about Marquee',
    description: 'Published with the permission of everyone who is quoted.',
    testimonials: [],
  },
  contact: {
    title: 'Contact us',
    lead: 'How to reach the people who run Marquee.',
    metaTitle: 'Contact us',
    description: 'How to reach the people who run Marquee.',
    formTitle: 'Write to us',
    messageHint: 'For a complaint: what happened, when, who is involved, and what you would like us to do.',
    answerTitle: 'When we answer',
    answerText:
      '<p>A complaint or a report follows the <a href="/complaints">complaints procedure</a>, with its own times.</p>',
    sections: [
      {
        heading: 'Faster ways',
        text: '<ul><li>You cannot sign in: <a href="/forgot-password">set a new password</a>.</li><li>A question about a deal: write to the other side in its conversation. If you disagree, open a dispute in the deal.</li><li>Your data: you can correct your profile and delete your account yourself. The <a href="/privacy">privacy notice</a> lists your rights.</li></ul>',
      },
    ],
  },
  settings: {
    tagline: 'Fair deals between brands and talent, paid on time.',
    contactEmail: '',
    contactPhone: '',
    announcement: '',
    announcementLink: '',
    socialLinks: [],
  },
  terms_brands: legalContent('terms_brands'),
  terms_talents: legalContent('terms_talents'),
  privacy: legalContent('privacy'),
  cookies: legalContent('cookies'),
  complaints: legalContent('complaints'),
  prohibited_content: legalContent('prohibited_content'),
}
