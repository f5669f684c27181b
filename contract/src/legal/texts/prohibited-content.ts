import type { LegalText } from './text.ts'

/** The list of prohibited content. */
export const prohibitedContent: LegalText = [
  {
    heading: 'Where this applies',
    blocks: [
      'This list applies to profiles, campaigns, applications, offers, submitted work, posts made for a deal, messages and files. It is part of the terms for all users.',
    ],
  },
  {
    heading: 'Never allowed',
    blocks: [
      [
        'Sexual content that involves anyone under 18, in any form.',
        'Sexual services, pornography, or sexual images of people who have not agreed to them.',
        'Threats, harassment, bullying, or hatred of people because of who they are.',
        'Support for terrorism or violence, and instructions for them.',
        'Content that encourages suicide, self-harm or eating disorders.',
        'Fraud, fake competitions, pyramid schemes, and promises of certain profit.',
        'Illegal drugs, weapons, stolen goods, and anything else that it is illegal to sell or advertise in the United Kingdom.',
        'Malware, phishing, and attempts to obtain passwords or payment details.',
        'Private information about other people without their permission.',
        'Other people’s work, music, pictures or brands that you have no right to use.',
      ],
    ],
  },
  {
    heading: 'Not allowed as work',
    blocks: [
      [
        'Advertising that hides that it is advertising.',
        'Invented reviews, bought followers, or false figures.',
        'Claims about health, money or the environment that cannot be proved.',
        'Pictures or voices that imitate a real person without their permission.',
        'Work that puts a person or an animal in danger.',
      ],
    ],
  },
  {
    heading: 'Only as the law allows',
    blocks: [
      'Alcohol, gambling, vaping, medicines, cosmetic treatments, financial products, and food high in fat, salt or sugar have their own rules. The brand says in the campaign what the work is for. Both sides follow the rules, including those about the age of the audience.',
      'Tobacco, prescription medicines and cosmetic treatments for people under 18 must not be advertised at all.',
    ],
  },
  {
    heading: 'What we do',
    blocks: [
      'We can remove content, return or end a campaign, pause deals, or suspend an account. We say why, unless the law forbids it. We report serious crimes to the police.',
      'Report what you see from its menu, or with the form on the [contact page](/contact). The [complaints procedure](/complaints) says what happens then, and how to object to what we did.',
    ],
  },
]
