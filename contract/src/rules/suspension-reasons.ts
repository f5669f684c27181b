/** Why an account is suspended, as the user reads it. */
export const suspensionReasons = {
  fraud: 'We suspect fraud.',
  off_platform: 'Payments were agreed outside Marquee.',
  abuse: 'Messages or content broke our rules.',
  identity: 'We could not confirm who you are.',
  unpaid: 'You owe money to Marquee.',
  security: 'Someone else may have access to your account.',
  other: 'Another reason, explained below.',
} as const
type SuspensionReason = keyof typeof suspensionReasons

const isReason = (code: string): code is SuspensionReason => Object.hasOwn(suspensionReasons, code)
/** The codes of the reasons, in the order of the form. */
export const suspensionReasonCodes: SuspensionReason[] = Object.keys(suspensionReasons).filter(isReason)
