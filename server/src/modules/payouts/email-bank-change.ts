import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { earningsPage } from './bank-account.ts'

/** Tells the payee by mail that their money goes to another bank, while there is time to stop it (reliability, attack T10). */
export async function emailBankChange(
  payeeId: string,
  { bankRef, bankLast4 }: { bankRef: string; bankLast4: string },
): Promise<void> {
  const account = await loadAccount(payeeId)
  if (!account) return
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'Your bank details changed',
    text: `Hello ${account.name},\n\nyour pay-outs now go to the bank account ending ${bankLast4}. They wait 72 hours first.\n\nIf this was not you, change your password at once and give the right details: ${publicUrl(earningsPage(account.role))}`,
    key: `bank-${payeeId}-${bankRef}`,
  })
}
