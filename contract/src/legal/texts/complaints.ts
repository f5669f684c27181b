import type { LegalText } from './text.ts'

/** The complaints procedure. */
export const complaintsProcedure: LegalText = [
  {
    heading: 'What you can use this for',
    blocks: [
      [
        'Report content, a message or an account that breaks the law or our rules.',
        'Complain about us: about the service, a suspension, a campaign that we returned, or how we use your data.',
        'Complain about a user where a dispute is not possible, for example because there is no deal.',
      ],
      'If it is about a deal, use a dispute in that deal. It holds the payout and has its own deadlines, which are in your terms.',
    ],
  },
  {
    heading: 'How to complain',
    blocks: [
      'Use the form on the [contact page](/contact). You don’t need an account.',
      [
        'Say what happened, when, and who is involved.',
        'Add the address of the page, or the name of the campaign or profile.',
        'Say what you would like us to do.',
      ],
      'Profiles, campaigns, offers, messages and public pages can also be reported where you see them, from their menu. We then keep a copy, and you can read what we decide in your settings, under “Reports”. We do not tell the person you report who sent the report.',
    ],
  },
  {
    heading: 'What happens then',
    blocks: [
      [
        'At once: we email you to confirm, with a reference number.',
        'Within 3 working days: a person reads it and, where people could be harmed, acts first. Reports from a menu are usually decided within 4 to 48 hours, the most dangerous first.',
        'Within 10 working days: we decide and email you what we decided and why. If we need longer, we write to you before then and give you a new date.',
      ],
    ],
  },
  {
    heading: 'If you disagree',
    blocks: [
      'You can appeal once, within 14 days of our decision: against a decision about your content or account in your settings, under “Reports”, and otherwise with the same form and your reference number. Another person decides the appeal, within 10 working days.',
      'A decision about the split of a deal’s payment has its own appeal, which is in your terms.',
    ],
  },
  {
    heading: 'Where else you can go',
    blocks: [
      [
        'About your personal data: the Information Commissioner’s Office, [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113. You do not have to wait for our answer.',
        'About an advertisement: the Advertising Standards Authority, [asa.org.uk](https://www.asa.org.uk/make-a-complaint.html).',
        'About a crime or fraud: the police. If anyone is in danger, call 999.',
        'About money that you believe is owed to you: a court. Our decision does not affect your right to go to court.',
      ],
    ],
  },
]
