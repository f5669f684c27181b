import { readFileSync } from 'node:fs'

/** Settings that hold a secret, and may be read from a file of a secret store instead. */
const secretSettings = [
  'APP_SECRET',
  'SEAL_KEY',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const

/** The names of settings that hold the path of a secret. */
export const secretFileSettings: readonly string[] = secretSettings.map((name) => `${name}_FILE`)

type Values = Readonly<Record<string, string | undefined>>

/**
 * Replaces each `NAME_FILE` by the content of that file without the last line break. Returns also a sentence for each file that
 * cannot be read, and for each secret that is set twice.
 */
export function readSecretFiles(values: Values): { values: Values; problems: string[] } {
  const replaced: Record<string, string | undefined> = { ...values }
  const problems: string[] = []
  for (const name of secretSettings) {
    const path = values[`${name}_FILE`]
    if (path === undefined) continue
    delete replaced[`${name}_FILE`]
    if (values[name] !== undefined) problems.push(`${name} and ${name}_FILE must not both be set.`)
    try {
      replaced[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    } catch {
      problems.push(`${name}_FILE should be the path of a file that can be read.`)
    }
  }
  return { values: replaced, problems }
}
