import { z } from 'zod'

/** British bank details as typed; spaces and dashes are ignored. */
export const bankDetails = z.object({
  holderName: z.string().trim().min(1, 'Enter the name on the account.').max(120, 'This name is too long.'),
  sortCode: z
    .string()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{6}$/, 'A sort code has six digits.')),
  accountNumber: z
    .string()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{8}$/, 'An account number has eight digits.')),
})

function digitsOf(text: string): string {
  return text.replaceAll(/[\s–-]/g, '')
}
