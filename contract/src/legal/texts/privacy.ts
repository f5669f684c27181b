import type { LegalText } from './text.ts'

/** The privacy notice. */
export const privacyNotice: LegalText = [
  {
    heading: 'Who is responsible',
    blocks: [
      'Marquee is run by {company}. This company decides how your personal data is used on Marquee. If you have a question about your data, write to us through the [contact page](/contact).',
      'Brands and agencies that receive your data on Marquee are responsible for what they do with it.',
    ],
  },
  {
    heading: 'Which data we use',
    blocks: [
      [
        'Account: name, email address, type of account, password as a hash, and which terms you accepted, when and from which IP address.',
        'Profile: what you enter about yourself or your company, such as pictures, city, phone number, languages, social accounts and fees.',
        'Work: campaigns, applications, offers, deals, submitted files, comments, cancellations and disputes.',
        'Messages: what you write and send, with files and voice notes, and how far you have read.',
        'Payments: amounts, invoices, the last digits and the expiry date of a card, the name of a bank and the last digits of an account. We never receive full card or bank numbers. The payment provider does.',
        'Security: IP addresses, devices, times of sign-ins, and a record of important actions.',
        'Links that brands share through us: the country and the kind of device of a click. A keyed hash tells visitors apart until the end of the day.',
        'Contact: what you write to us.',
      ],
      'Most of this comes from you. Some comes from the other side of a deal, from an agency that manages your profile, or from the payment provider.',
    ],
  },
  {
    heading: 'Why we use it',
    blocks: [
      [
        'To provide your account, deals, messages and payments. We need this to keep our contract with you.',
        'To keep invoices and records of payments, and to answer authorities. The law requires this.',
        'To prevent fraud and misuse, to decide disputes, to answer complaints and to keep the service secure. This is our legitimate interest, and that of our users.',
        'To send push notifications and optional emails. You choose these under Settings and can stop them at any time.',
      ],
      'We do not sell personal data, show advertising or follow you across websites. No decision that affects you legally is made by software alone, except for the deadlines that the terms describe.',
    ],
  },
  {
    heading: 'Who receives it',
    blocks: [
      [
        'The other side of a campaign, application, offer, deal or conversation: what they need for it.',
        'Brands, if your talent profile is listed.',
        'Your agency, within the rights you gave it. Visitors to a shared roster that your agency includes you in.',
        'Our payment provider, Stripe, for cards, payments and payouts. It checks the identity of people we pay.',
        'Companies that run servers, storage, email and virus scanning for us, on our instructions.',
        'The push service of your browser’s maker, if you turn on push notifications.',
        'A bank that disputes a card payment: the evidence of that deal, which can include its messages.',
        'Our operators, for support, disputes and security. An operator who acts as you does so for 30 minutes at most, with a reason that you can read. Messages stay hidden unless a case needs them. You see each visit under Settings and can object.',
        'Authorities and courts, where the law requires it.',
      ],
      'The payment provider and push services can use data outside the United Kingdom. We use only those that offer the safeguards that UK law requires.',
    ],
  },
  {
    heading: 'How long we keep it',
    blocks: [
      [
        'A sign-up that is not confirmed: 7 days.',
        'Sessions: until they end, 30 days at most.',
        'Networks from which you signed in: 90 days.',
        'Invitations that were not accepted: a day after the link has ended.',
        'Invitations of brands that were not accepted, when you are not on Marquee: 30 days after the link has ended.',
        'Emails that we sent you: their text 7 days, the rest 30 days.',
        'Notifications: 180 days.',
        'Uploaded files that are not used: a day.',
        'A copy of your data that you asked for: 7 days.',
        'The text of an application that was declined, withdrawn or closed: 6 months after its end.',
        'The postal address that you gave for a product: 30 days after the deal, or until the deal is cancelled.',
        'Messages sent through the contact form: 2 years, or until you delete your account.',
        'Reports of content and accounts, with our decisions: 3 years after the case is closed. Your name is removed from a report when you delete your account.',
        'Your profile and your settings: until you delete your account.',
        'Deals, messages and the record of actions: as long as the other side can rely on them. When you delete your account, your name is removed from them.',
        'Hashes of the social accounts and bank accounts of a deleted account: 2 years. They only show that someone who joins was on Marquee before.',
        'Which terms you accepted and when: as proof, also after you delete your account, but without the IP address.',
        'Your name where you signed the terms of a deal: as proof for both sides, also after you delete your account.',
        'Invoices and records of payments: as long as tax law requires, usually six years.',
      ],
      'Backups can hold deleted data for up to 30 more days.',
    ],
  },
  {
    heading: 'How we protect it',
    blocks: [
      'Connections are encrypted. Passwords, tokens and codes are stored as hashes. Private files open only with signed links that expire. Operators sign in with a password, an emailed code and an app, and what they do is recorded.',
      'If a breach puts you at high risk, we tell you and the Information Commissioner’s Office.',
    ],
  },
  {
    heading: 'Your rights',
    blocks: [
      [
        'See your data and get a copy of it.',
        'Correct it. You can change most of it yourself, in your profile and under Settings.',
        'Have it deleted. You can delete your account under Settings.',
        'Restrict or object to what we do for our legitimate interests.',
        'Receive what you gave us in a form that another service can read.',
        'Withdraw a choice, such as push notifications, at any time.',
      ],
      'Write to us on the [contact page](/contact). We answer within one month, free of charge. We may first ask you to prove who you are.',
      'You can complain to the Information Commissioner’s Office at any time: [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.',
    ],
  },
  {
    heading: 'Children',
    blocks: [
      'Marquee is for people who are 18 or older. If you believe that a child has an account, write to us.',
    ],
  },
  {
    heading: 'Cookies',
    blocks: ['The [cookie notice](/cookies) lists what we store in your browser.'],
  },
  {
    heading: 'Changes to this notice',
    blocks: [
      'Each version has a date. When we change something that matters, we show you what has changed the next time you use your account.',
    ],
  },
]
