import { readFileSync } from 'node:fs'

/** Settings that hold a secret or a certificate, and may be read from a file instead. */
const fileSettings = [
  'APP_SECRET',
  'SECOND_FACTOR_SECRET',
  'SEAL_KEY',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'REDIS_CA',
  'SMTP_CA',
  'S3_CA',
] as const

/** The names of settings that hold the path of such a file. */
export const pathSettings: readonly string[] = fileSettings.map((name) => `${name}_FILE`)

type Values = Readonly<Record<string, string | undefined>>

/**
 * Replaces each `NAME_FILE` by the content of that file without the last line break. Returns also a sentence for each file that
 * cannot be read, and for each setting that is set twice.
 */
export function readSettingFiles(values: Values): { values: Values; problems: string[] } {
  const replaced: Record<string, string | undefined> = { ...values }
  const problems: string[] = []
  for (const name of fileSettings) {
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
