import type { LegalText } from './text.ts'

/** What the contact page says beside its form. */
export const contactText: LegalText = [
  {
    heading: 'When we answer',
    blocks: [
      'We confirm your message by email at once and answer within 3 working days.',
      'A complaint or a report follows the [complaints procedure](/complaints), with its own times.',
    ],
  },
  {
    heading: 'Faster ways',
    blocks: [
      [
        'You cannot sign in: [set a new password](/forgot-password).',
        'A question about a deal: write to the other side in its conversation. If you disagree, open a dispute in the deal.',
        'Your data: you can correct your profile and delete your account yourself. The [privacy notice](/privacy) lists your rights.',
      ],
    ],
  },
]
