import { z } from 'zod'

/** Creates the schema of a code that was emailed. */
export const emailedCode = () => z.string().regex(/^\d{6}$/, 'The code has 6 digits.')

/** Creates the schema of a code of the authenticator app, or of a recovery code such as `k7d2p-9xq4m`. */
export const secondFactorCode = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(\d{6}|[2-9a-z]{5}-[2-9a-z]{5})$/, 'Enter the 6 digits that the app shows, or a recovery code.')

/** Creates the schema of a token that an email or an earlier response has given. */
export const secretToken = () => z.string().min(20).max(200)

/** What an authenticator app reads: the key, its address and the same as a QR code (SVG). */
export const appEnrolment = z.object({ key: z.string(), url: z.string(), qrCode: z.string() })
