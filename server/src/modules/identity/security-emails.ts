import { sendEmail } from '../../platform/email/email.ts'
import type { EmailPart } from '../../platform/email/email-parts.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { Account } from './identity.store.ts'

type Recipient = Pick<Account, 'id' | 'email' | 'name' | 'role'>

interface SecurityEmail {
  /** Names the kind of email; one of each kind is sent for a moment. */
  kind: string
  subject: string
  parts: EmailPart[]
}

/**
 * Emails what happened to an account. An email with a code or a link that opens something is blanked once it
 * was sent.
 */
async function sendSecurityEmail(
  { id, email, name }: Recipient,
  now: Date,
  { kind, subject, parts, holdsSecret }: SecurityEmail & { holdsSecret?: true },
): Promise<void> {
  await sendEmail({
    isSecurity: true,
    to: email,
    subject,
    parts: [`Hello ${name},`, ...parts],
    ...(holdsSecret ? { holdsSecret } : { key: `${kind}-${id}-${now.getTime()}` }),
  })
}

const notYou = 'If this was not you, someone knows your password. Set another one at once.'
/** Returns a sentence for those who are paid; nothing for others. */
const ifPaid = ({ role }: Recipient, sentence: string): string =>
  role === 'talent' || role === 'talentagent' ? ` ${sentence}` : ''

const newPassword = (): EmailPart => ({ button: 'Set a new password', url: publicUrl('/forgot-password') })

/** Notifies a user that the second factor was turned on. */
export async function emailFactorOn(account: Recipient, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'factor-on',
    subject: 'Two-step verification is on',
    parts: [
      'signing in to your account now needs a code of your authenticator app. Keep your recovery codes in a safe place.',
      notYou,
      newPassword(),
    ],
  })
}

/** Notifies a user that the second factor was turned off, by its owner or because it was lost. */
export async function emailFactorOff(account: Recipient, now: Date, isLost: boolean): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'factor-off',
    subject: 'Two-step verification is off',
    parts: [
      isLost
        ? `the 72 hours have passed, and two-step verification is off. You can sign in with your password and connect another phone.${ifPaid(account, 'Payouts are on hold for another 72 hours.')}`
        : 'signing in to your account no longer needs a code of your authenticator app.',
      notYou,
      newPassword(),
    ],
  })
}

/** Notifies a user that a recovery code was used, and how many are left. */
export async function emailRecoveryCodeUsed(account: Recipient, left: number, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'recovery-code',
    subject: 'A recovery code was used',
    parts: [
      `a recovery code was used instead of your authenticator app. You have ${left} left. You can make new ones in your settings.`,
      notYou,
      newPassword(),
    ],
  })
}

/** Notifies a user that too many wrong codes were entered after a correct password. */
export async function emailCodesTried(account: Recipient, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'codes-tried',
    subject: 'Many wrong codes were entered for your account',
    parts: [
      'someone who knows your password has entered 20 codes within an hour. No further codes are accepted until the hour has passed.',
      notYou,
      newPassword(),
    ],
  })
}

/** Emails the code with which someone who has lost the second factor asks for its removal. */
export async function emailRemovalCode(account: Recipient, code: string, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'removal-code',
    holdsSecret: true,
    subject: `${code} is your Marquee code`,
    parts: [
      'with this code you ask us to turn two-step verification off, because you have lost your phone and your recovery codes. It works for ten minutes:',
      { code },
      notYou,
      newPassword(),
    ],
  })
}

/** Notifies a user of the planned removal, with the link that cancels it. */
export async function emailRemovalRequested(
  account: Recipient,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'removal-requested',
    holdsSecret: true,
    subject: 'Two-step verification will be turned off in 72 hours',
    parts: [
      `someone with your password and access to your mailbox has asked us to turn two-step verification off. This happens in 72 hours.${ifPaid(account, 'Payouts are then on hold for another 72 hours.')}`,
      'If this was not you, keep two-step verification on and set another password:',
      { button: 'Keep two-step verification on', url: publicUrl(`/keep-second-factor#${token}`) },
      'Signing in with a code of your app or with a recovery code also keeps it on.',
    ],
  })
}

/** Notifies a user that the second factor stays. */
export async function emailRemovalCancelled(account: Recipient, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'removal-cancelled',
    subject: 'Two-step verification stays on',
    parts: [
      'the request to turn two-step verification off was cancelled. Signing in still needs a code.',
      'If you did not make the request, someone knows your password. Set another one at once.',
      newPassword(),
    ],
  })
}

/** Emails the code that confirms a new address. */
export async function emailNewAddressCode(account: Recipient, code: string, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'new-address',
    holdsSecret: true,
    subject: `${code} is your Marquee code`,
    parts: [
      'enter this code in your settings to use this address for your Marquee account. It works for ten minutes:',
      { code },
      'If you did not ask for this, ignore this email. Nothing changes without the code.',
    ],
  })
}

/** Notifies the owner of an address that someone wants to use it for another account. */
export async function emailAddressTaken(email: string, id: string, now: Date): Promise<void> {
  await sendEmail({
    isSecurity: true,
    to: email,
    subject: 'Your address was entered for a Marquee account',
    parts: [
      'Hello,',
      'someone entered this email address for a Marquee account. It already belongs to an account, or did until a few days ago, so nothing has changed.',
      { button: 'Sign in', url: publicUrl('/signin') },
    ],
    key: `address-taken-${id}-${now.getTime()}`,
  })
}

/** Notifies a user that a change of the address was asked for. */
export async function emailChangeRequested(account: Recipient, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'email-change',
    subject: 'You asked to change your email address',
    parts: [
      'we sent a code to the new address. Once it is entered, the new address replaces this one. You can cancel the change in your settings until then.',
      notYou,
      newPassword(),
    ],
  })
}

/** Notifies the former address of a change, with the link that undoes it. */
export async function emailChangeDone(
  former: Recipient,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await sendSecurityEmail(former, now, {
    kind: 'email-changed',
    holdsSecret: true,
    subject: 'Your email address was changed',
    parts: [
      `your Marquee account now has another email address.${ifPaid(former, 'Payouts are on hold for 72 hours.')}`,
      'If this was not you, restore this address within 72 hours. It ends all sessions, and you set a new password:',
      { button: 'Restore my address', url: publicUrl(`/undo-email-change#${token}`) },
    ],
  })
}

/** Notifies the new address that it is in use now. */
export async function emailNewAddressInUse(account: Recipient, now: Date): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'email-in-use',
    subject: 'Your email address is changed',
    parts: [
      'this is now the email address of your Marquee account. The former address can undo the change for 72 hours.',
    ],
  })
}

/** Notifies both addresses that the former one is restored. */
export async function emailChangeUndone(
  account: Recipient,
  { replaced, now }: { replaced: string; now: Date },
): Promise<void> {
  await sendSecurityEmail(account, now, {
    kind: 'email-restored',
    subject: 'Your email address is restored',
    parts: [
      `your Marquee account has this email address again, and all sessions have ended. Set a new password with the link in our other email.${ifPaid(account, 'Payouts are on hold for 72 hours.')}`,
    ],
  })
  await sendSecurityEmail({ ...account, email: replaced }, now, {
    kind: 'email-replaced',
    subject: 'A change of an email address was undone',
    parts: ['this address no longer belongs to a Marquee account. Its former address was restored.'],
  })
}
