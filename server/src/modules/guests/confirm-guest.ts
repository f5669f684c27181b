import { fail, failField } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { clock } from '../../platform/time/clock.ts'
import { isCode, keyedHash } from '../identity/secrets.ts'
import {
  confirmGuest,
  consumeGuestAttempt,
  countOtherGuests,
  findGuest,
  type Guest,
  type GuestTables,
  saveGuest,
} from './guests.store.ts'
import { newLinkToken } from './link-token.ts'

const CODE_TTL_MS = 10 * 60_000
/** Most guests of one link, so that it cannot be used to send emails without end. */
const MAX_GUESTS = 100

interface AskedCode {
  linkId: string
  name: string
  email: string
  code: string
  codeHash: string
  now: Date
  /** What the email says around the code: no title and no text of the link, so that nobody can send words of theirs through it. */
  words: { subject: string; sentence: string; purpose: string }
}

/** Emails a guest a code. Fails at `email` when the link has too many guests. */
export async function sendGuestCode(tables: GuestTables, asked: AskedCode): Promise<void> {
  const { linkId, name, email, code, codeHash, now, words } = asked
  if ((await countOtherGuests(tables, linkId, email)) >= MAX_GUESTS)
    failField('email', 'Too many people have asked to write on this page.')
  const codeExpiresAt = new Date(now.getTime() + CODE_TTL_MS)
  await saveGuest(tables, { linkId, name, email, codeHash, codeExpiresAt, createdAt: now })
  await sendEmail({
    to: email,
    subject: `${code} is ${words.subject}`,
    parts: [
      'Hello,',
      words.sentence,
      { code },
      'It works for 10 minutes. If you didn’t ask for it, you can ignore this email.',
    ],
    reason: `You’re receiving this because someone entered your address to ${words.purpose}.`,
    holdsSecret: true,
  })
}

/**
 * Checks the code of a guest and returns the guest. The attempt is counted in a separate transaction before, so that a rollback
 * cannot undo it. Fails with `wrong_code`.
 */
export async function checkGuestCode(
  tables: GuestTables,
  findLink: (now: Date) => Promise<{ id: string } | undefined>,
  { email, code }: { email: string; code: string },
): Promise<Guest> {
  const now = clock.now()
  const guest = await separateTransaction(async () => {
    const link = await findLink(now)
    return link && consumeGuestAttempt(tables, { linkId: link.id, email, now })
  })
  return guest?.codeHash && (await isCode(guest.codeHash, code)) ? guest : fail('wrong_code')
}

/** Confirms a guest whose code was checked. Returns their token, which replaces the one before. Fails with `wrong_code`. */
export async function admitGuest(tables: GuestTables, guest: Guest): Promise<{ guestToken: string }> {
  const { token, tokenHash } = newLinkToken()
  if (!guest.codeHash || !(await confirmGuest(tables, guest, tokenHash))) fail('wrong_code')
  return { guestToken: token }
}

/** Loads the guest of a link. Fails with `not_found` for another token. */
export async function loadGuest(tables: GuestTables, linkId: string, guestToken: string): Promise<Guest> {
  return (await findGuest(tables, linkId, keyedHash(guestToken))) ?? fail('not_found')
}
