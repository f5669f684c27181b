import { legalContent } from '../legal/texts/index.ts'
import { defaultQuestions } from './default-questions.ts'
import type { Content, ContentKey } from './schemas.ts'

/**
 * The texts that Marquee comes with: version 0 of every page. They name no fee and no period that an operator may set;
 * pages that show those read them from the settings of the market.
 */
export const defaultContent: { readonly [Key in ContentKey]: Content<Key> } = {
  homeContent: {
    title: 'Book the right talent, with every detail agreed',
    description:
      'The marketplace where brands, talents and talent agents agree on work, approve it and get paid on time.',
    lead: 'See the work and the full price before you book. Payment is held until the work is approved, and talents know what they’ll earn before they say yes.',
    promises: [],
    offerTitle: 'Clear offers, no small print',
    offerText: 'Every offer spells out the work, the dates, the price and the usage rights.',
    brandPoints: [
      { text: 'See why each talent fits your campaign' },
      { text: 'Know the full price before you book' },
      { text: 'Comment on any moment of a video' },
      { text: 'Approve the work before the talent is paid' },
    ],
    talentPoints: [
      { text: 'Know what you’ll earn, to the penny' },
      { text: 'See exactly what a counter-offer changes' },
      { text: 'Get paid even if the brand goes quiet' },
      { text: 'Upload large videos from your phone, even on a patchy connection' },
    ],
    agentPoints: [
      { text: 'Answer offers for all your talents in one place' },
      { text: 'Apply to a campaign with several talents at once' },
      { text: 'Get your commission with every payout' },
      { text: 'Each talent decides what you can do, and sees everything you do' },
    ],
    closing: 'Agree your next deal on Marquee',
  },
  findTalent: {
    title: 'Find talent',
    lead: 'See their work, packages and prices. No one can pay to rank higher.',
    metaTitle: 'Find talent',
    description: 'Find talents by their work, packages and prices. No one can pay to rank higher.',
    emptyText: 'No talents have a public page yet.',
    note: '<p>Some profiles are only visible to brands with an account. <a href="/signup/brand">Join as a brand</a> to see them.</p>',
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
    description: 'How a deal runs, from brief to payout, for brands, talents and agents.',
    brandSteps: [
      {
        title: 'Write a brief',
        text: 'Set out the work, dates and budget in five short steps. Your brief saves as you write, so you can stop and come back later.',
        view: 'brief',
      },
      {
        title: 'Find talent',
        text: 'Talents and their agents apply to your campaign, or you search and send an offer yourself. Every search result tells you why it matched.',
        view: 'applicants',
      },
      {
        title: 'Agree the terms',
        text: 'Send an offer at one price, VAT and fee included. The amount is authorised on your card but not charged yet. Each counter-offer shows exactly what changed.',
        view: 'counterOffer',
      },
      {
        title: 'Review the work',
        text: 'Your card is charged when the offer is accepted, and Marquee holds the money. Comment right on the image or video, then approve it or request changes.',
        view: 'review',
      },
      {
        title: 'Complete the deal',
        text: '{payTime} all the work is approved and posted, the talent is paid. You get an invoice, and your budget shows what each campaign cost.',
        view: 'invoice',
      },
    ],
    talentSteps: [
      {
        title: 'Set up your profile',
        text: 'Show your work, your channels and your prices. You decide whether brands can find you.',
        view: 'profile',
      },
      {
        title: 'Apply or receive offers',
        text: 'Apply to campaigns that suit you, or answer the offers brands send you. Each one shows what you’ll earn after the fee.',
        view: 'offer',
      },
      {
        title: 'Negotiate',
        text: 'Change the price or the terms with a counter-offer. Nothing is binding until both sides accept the same version.',
        view: 'negotiation',
      },
      {
        title: 'Deliver',
        text: 'Upload large videos from your phone. If the connection drops, the upload picks up where it stopped. If the brand gives no feedback in the review time, your work is approved automatically.',
        view: 'upload',
      },
      {
        title: 'Get paid',
        text: 'You know the payout date from the start. The brand pays before you begin, and Marquee holds the money until the work is approved.',
        view: 'payout',
      },
    ],
    agentSteps: [
      {
        title: 'Invite your talents',
        text: 'Add talents one at a time or from a file. Each of them decides what you can do on their behalf and what commission you earn.',
        view: 'mandate',
      },
      {
        title: 'Act for your roster',
        text: 'Apply, negotiate and upload for your talents. Each of them can see everything you have done on their behalf.',
        view: 'actions',
      },
      {
        title: 'Keep every deadline',
        text: 'One list shows what needs an answer across your roster, and one calendar shows who is working when.',
        view: 'deadlines',
      },
      {
        title: 'Receive your commission',
        text: 'Your commission is part of each deal and is paid when the talent is paid.',
        view: 'commission',
      },
    ],
  },
  whyChooseUs: {
    title: 'Why choose Marquee',
    description: 'What you can count on in every deal, and how it compares with doing it by email.',
    reasons: [
      {
        title: 'The whole price before anyone agrees',
        text: 'Brands see what they pay, with VAT and the fee. Talents see what they earn. Both read the same offer, so there are no surprises later.',
      },
      {
        title: 'The money is in place before work begins',
        text: 'A deal starts only once its payment has gone through. Marquee holds the money until the work is approved, until both sides agree a split, or until our staff decide.',
      },
      {
        title: 'Every change is on record',
        text: 'Every version of an offer is kept, with what changed since the last one. Once a deal is under way, it changes only if both sides agree.',
      },
      {
        title: 'Paid even if the brand goes quiet',
        text: 'If a brand gives no feedback within the review time, the work is approved automatically and the payout follows.',
      },
      {
        title: 'Disputes get settled',
        text: 'Either side can propose a split or open a dispute, and every stage has a deadline. If you can’t agree, our staff decide. Both sides can read the reasons, and each can appeal once.',
      },
      {
        title: 'The evidence is yours to keep',
        text: 'Both sides can download a signed record of the deal: terms, versions, messages and files. You can check the signature without us.',
      },
    ],
    comparisonTitle: 'The same deal, by email and on Marquee',
    comparedWith: 'By email and invoice',
    comparison: [
      {
        topic: 'Fees',
        usual: 'You may find out what was deducted only when the money arrives.',
        here: 'The offer shows the fee, the VAT and what the talent earns before anyone accepts.',
      },
      {
        topic: 'Payment date',
        usual: 'The invoice goes out after the work, is due weeks later and may be paid late.',
        here: 'The brand pays before work starts, and the offer says when the payout follows.',
      },
      {
        topic: 'Changes to the agreement',
        usual: 'Changes are scattered across messages, and each side may rely on a different one.',
        here: 'Every change is on record and applies only once both sides agree.',
      },
      {
        topic: 'Approval',
        usual: 'Finished work waits until someone replies.',
        here: 'If there’s no feedback in time, work is approved automatically.',
      },
      {
        topic: 'Disputes',
        usual: 'The side holding the money can simply wait.',
        here: 'The payout stops, and both sides can propose a split. If you can’t agree, our staff decide.',
      },
      {
        topic: 'Cancellation',
        usual: 'It’s unclear what is owed for work already done.',
        here: 'Either side can ask to cancel and propose how to split the payment.',
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'What brands pay, what talents and agents earn, and what your own deal would cost.',
    metaTitle: 'Pricing',
    description: 'What brands pay, what talents and agents earn, and what your own deal would cost.',
    brandTitle: 'Brands',
    talentTitle: 'Talents',
    talentPoints: [
      { text: 'Every offer shows what you’ll earn' },
      { text: 'The brand pays before you begin' },
      { text: 'Any agent’s commission is shown in the offer' },
    ],
    agentTitle: 'Talent agents',
    agentPoints: [
      { text: 'As many talents and colleagues as you like' },
      { text: 'The commission you agree with each talent' },
      { text: 'Paid to you with every payout' },
    ],
    calculatorTitle: 'What a deal costs',
    calculatorText: 'Try your own figures.',
    closing: 'Questions about payments, holds or refunds?',
  },
  aboutUs: {
    title: 'About Marquee',
    description: 'Marquee is where brands, talents and agents agree the work, and talents are paid on time.',
    sections: [
      {
        heading: 'Why Marquee exists',
        text: '<p>Many brand deals are agreed by email. Terms change from one message to the next, and the talent may wait weeks for the money after the work is done.</p><p>Marquee keeps the offer, the work and the payment in one place. Both sides read the same terms, and the brand pays before the work starts.</p>',
        view: '',
      },
      {
        heading: 'What a deal leaves on record',
        text: '<p>Both sides see the whole price before they agree. Marquee holds the brand’s payment until the work is approved, and keeps every version of the offer and of the work.</p><p>Open an entry to see what is kept. If the two sides can’t agree, our staff decide on this record. Each side can appeal once.</p>',
        view: 'record',
      },
      {
        heading: 'How we earn money',
        text: '<p>Brands pay for a plan ({plan}, VAT included). Each deal also has a fee of {fee} of the price before VAT.</p><p>Talents and agents pay nothing to use Marquee. The <a href="/pricing">pricing page</a> shows every price, and you can calculate your own.</p>',
        view: 'split',
      },
      {
        heading: 'What we’ll never do',
        text: '<ul><li><strong>Sell places in search results</strong><br />No one can pay to rank higher. A search result says why it matched.</li><li><strong>Show advertising or track you</strong><br />The <a href="/cookies">cookie notice</a> lists the few cookies that we set.</li><li><strong>Sell your personal data</strong><br />The <a href="/privacy">privacy notice</a> says what we keep, and for how long.</li></ul>',
        view: 'never',
      },
      {
        heading: 'Who it’s for',
        text: '<p>Brands that pay for work, talents who make it, and the agents who represent them. The deal is between the brand and the talent. Marquee is not a party to it.</p><p>New here? <a href="/how-it-works">See how a deal runs</a> for each of them.</p>',
        view: '',
      },
      {
        heading: 'How to reach us',
        text: '<p>Write to us through the <a href="/contact">contact page</a>. You don’t need an account.</p><p>If something went wrong, the <a href="/complaints">complaints page</a> says how soon you get an answer and what you can do next.</p>',
        view: '',
      },
    ],
  },
  faq: {
    title: 'Questions and answers',
    description: 'How offers, payments, agents and accounts work on Marquee.',
    questions: defaultQuestions,
  },
  testimonials: {
    title: 'What people say about Marquee',
    description: 'Published with the permission of everyone who is quoted.',
    testimonials: [],
  },
  contact: {
    title: 'Contact us',
    lead: 'Ask us anything, or tell us what went wrong.',
    metaTitle: 'Contact us',
    description: 'Ask us anything, or tell us what went wrong.',
    formTitle: 'Write to us',
    messageHint:
      'If it’s a complaint, tell us what happened, when, who was involved and what you’d like us to do.',
    answerTitle: 'When you’ll hear from us',
    answerText:
      '<p>Complaints and reports follow our <a href="/complaints">complaints procedure</a>, which has its own deadlines.</p>',
    sections: [
      {
        heading: 'What to include',
        text: '<ul><li>The deal, offer or campaign it’s about</li><li>What happened, and when</li><li>What you have tried, and what you’d like us to do</li><li>The email address of your account, if you have one</li></ul>',
      },
      {
        heading: 'Quicker help',
        text: '<ul><li>Can’t sign in? <a href="/forgot-password">Set a new password</a>.</li><li>A question about a deal? Message the other side in the deal’s conversation. If you disagree, open a dispute in the deal.</li><li>Your data? You can correct your profile and delete your account yourself. The <a href="/privacy">privacy notice</a> lists your rights.</li></ul>',
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
