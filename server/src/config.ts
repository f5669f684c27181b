import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { loadOrCreateSecret } from './platform/generated-secret.ts'
import { siteOf } from './platform/http/site-of.ts'
import { defaultCredentials, isLoopback, plaintextAddresses } from './production-settings.ts'
import { pathSettings, readSettingFiles } from './setting-files.ts'
import { unknownSettings } from './unknown-settings.ts'

const port = z.coerce
  .number('a port number')
  .int('a whole port number')
  .min(0)
  .max(65_535, 'a port number up to 65535')
const onOff = z.enum(['on', 'off'], 'on or off')
const httpUrl = z.url({ protocol: /^https?$/, error: 'a web address such as https://marquee.example' })
const certificates = z.string().regex(/^\s*-----BEGIN CERTIFICATE-----\s/, 'one or more certificates (PEM)')
const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/** A relative DATA_DIR is in the project’s folder, so that the server and its commands use the same one from anywhere. */
const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Every setting, documented in `.env.example`. */
const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  API_BASE: z
    .union([z.literal('/api'), z.literal('/api/'), httpUrl], '/api or a web address')
    .default('/api')
    .transform(withoutSlash),
  SOCKET_HOST: httpUrl.transform(withoutSlash).optional(),
  FILES_HOST: httpUrl.transform(withoutSlash).optional(),
  ADMIN_HOST: httpUrl.transform(withoutSlash).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .transform((folder) => resolve(folder))
    .optional(),
  MIN_FREE_DISK_MB: z.coerce.number('a number of megabytes').int().min(0).default(1_024),
  DEMO: onOff.optional(),
  ALLOW_PLAINTEXT: onOff.default('off'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'trace, debug, info, warn, error, fatal or silent',
    )
    .optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SECOND_FACTOR_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SEAL_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, '32 random bytes in base64url')
    .optional(),
  SEAL_PUBLIC_KEYS: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, 'public keys in base64url, with commas between them')
    .transform((keys) => keys.split(','))
    .default([]),
  TRUST_PROXY: z.coerce.number('the number of proxies in front').int().min(0).max(5).default(0),
  RATE_LIMITS: onOff.default('on'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgres://user:password@host:5432/marquee',
    })
    .optional(),
  DATABASE_READ_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgres://user:password@replica:5432/marquee',
    })
    .optional(),
  DATABASE_POOL: z.coerce.number('a number of connections').int().min(2).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'an address such as redis://host:6379' }).optional(),
  REDIS_CA: certificates.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@host:465' })
    .optional(),
  SMTP_CA: certificates.optional(),
  MAIL_FROM: z.string().min(3).default('Marquee <no-reply@localhost>'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'the public half of a VAPID pair')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'the private half of a VAPID pair')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'a key such as sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'a key such as pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'a secret such as whsec_…')
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'a secret such as whsec_…')
    .optional(),
  CLAMD_URL: z
    .url({
      protocol: /^(tcp|unix)$/,
      error: 'an address such as tcp://host:3310 or unix:///run/clamav/clamd.ctl',
    })
    .optional(),
  BREACHED_PASSWORDS_URL: httpUrl.optional(),
  HANDLE_CHECK_URL: httpUrl.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'the name of a header in lower case, such as cf-ipcountry')
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_CA: certificates.optional(),
})

export type Environment = z.output<typeof environment>

export interface Config extends Environment {
  isProduction: boolean
  /** `info` in production, with one line per request, and `warn` elsewhere, unless it is set. */
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
  /** Demo accounts and data; never in production. */
  demo: boolean
  /** The key of signatures, stored responses and rate limits. */
  secret: string
  /** Encrypts the keys of authenticator apps, and keys the hashes of recovery codes. */
  secondFactorSecret: string
  /** The address of the web app, without a trailing slash. */
  publicUrl: string
}

/** Returns the secrets under which stored data was written, as one text: a backup is restored under the same ones. */
export const secretsOf = ({ secret, secondFactorSecret }: Config): string =>
  JSON.stringify([secret, secondFactorSecret])

/** Thrown for settings that prevent the start; the message names each of them. */
export class InvalidConfigError extends Error {}

/**
 * Reads the environment once. Throws `InvalidConfigError` naming every unknown, malformed or unsafe setting
 * and the expected value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { values, problems } = readSettingFiles(given)
  const known = [...Object.keys(environment.shape), ...pathSettings]
  problems.push(...unknownSettings(Object.keys(given), known))
  const parsed = environment.safeParse(values)
  if (!parsed.success)
    problems.push(
      ...parsed.error.issues.map((issue) => `${issue.path.join('.')} should be ${issue.message}.`),
    )
  if (parsed.success) problems.push(...unsafe(parsed.data))
  if (!parsed.success || problems.length > 0)
    throw new InvalidConfigError(
      `Marquee cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  const settings = { ...parsed.data, DATA_DIR: resolve(projectFolder, parsed.data.DATA_DIR) }
  const isProduction = settings.NODE_ENV === 'production'
  // Outside production the secret is generated once and stored beside the data.
  const secret =
    settings.APP_SECRET ??
    loadOrCreateSecret(settings.DATA_DIR, 'secret', () => randomBytes(32).toString('base64url'))
  return {
    ...settings,
    isProduction,
    LOG_LEVEL: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    demo: settings.DEMO === undefined ? !isProduction : settings.DEMO === 'on',
    secret,
    secondFactorSecret: settings.SECOND_FACTOR_SECRET ?? secret,
    publicUrl: publicUrlOf(settings),
  }
}

function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Environment): string {
  return withoutSlash(PUBLIC_URL ?? `http://${HOST}:${PORT}`)
}

/**
 * Returns what is wrong with the hosts of calls and socket. The session cookie is same-site, so browsers send it
 * only to hosts of the page's registrable domain and scheme.
 */
function unsafeHosts(settings: Environment): string[] {
  const page = publicUrlOf(settings)
  const { API_BASE, SOCKET_HOST } = settings
  const hosts = { ...(API_BASE === '/api' ? {} : { API_BASE }), ...(SOCKET_HOST && { SOCKET_HOST }) }
  const foreign = unsafeAdminHost(settings)
  const others = Object.entries(hosts)
    .filter(([, url]) => siteOf(url) !== siteOf(page))
    .map(
      ([name]) => `${name} must have the scheme and the registrable domain of PUBLIC_URL, ${siteOf(page)}.`,
    )
  foreign.push(...others)
  if (API_BASE !== '/api' && new URL(API_BASE).pathname !== '/api') foreign.push('API_BASE must end in /api.')
  if (SOCKET_HOST && new URL(SOCKET_HOST).pathname !== '/')
    foreign.push('SOCKET_HOST must have no path: the socket is at the default one.')
  return [...foreign, ...unsafeFilesHost(settings)]
}

/** Returns what is wrong with the host of files, which exists to be another one than those of pages, calls and socket. */
function unsafeFilesHost(settings: Environment): string[] {
  const { API_BASE, SOCKET_HOST, FILES_HOST } = settings
  if (!FILES_HOST) return []
  const { host, pathname } = new URL(FILES_HOST)
  const others = [publicUrlOf(settings), API_BASE, SOCKET_HOST ?? ''].filter((url) => url.startsWith('http'))
  return [
    ...(pathname === '/' ? [] : ['FILES_HOST must have no path.']),
    ...(others.some((url) => new URL(url).host === host)
      ? ['FILES_HOST must be another host than those of PUBLIC_URL, API_BASE and SOCKET_HOST.']
      : []),
  ]
}

/** Returns what is wrong with the host of operators: it is another one than that of users, and has no path. */
function unsafeAdminHost(settings: Environment): string[] {
  const { ADMIN_HOST, NODE_ENV } = settings
  if (!ADMIN_HOST) return []
  const problems: string[] = []
  if (new URL(ADMIN_HOST).host === new URL(publicUrlOf(settings)).host)
    problems.push('ADMIN_HOST must be another host than that of PUBLIC_URL. Leave it out to share one.')
  if (new URL(ADMIN_HOST).pathname !== '/')
    problems.push('ADMIN_HOST must have no path: the area is at /admin.')
  if (NODE_ENV === 'production' && !ADMIN_HOST.startsWith('https:'))
    problems.push('ADMIN_HOST must begin with https in production.')
  return problems
}

function unsafe(settings: Environment): string[] {
  const problems = unsafeHosts(settings)
  const s3 = [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean))
    problems.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.')
  if (Boolean(settings.VAPID_PUBLIC_KEY) !== Boolean(settings.VAPID_PRIVATE_KEY))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.')
  if (settings.REDIS_CA && !settings.REDIS_URL?.startsWith('rediss:'))
    problems.push('REDIS_CA needs a REDIS_URL that begins with rediss://.')
  problems.push(...unusableReplica(settings), ...unsafePayment(settings))
  if (settings.NODE_ENV !== 'production') {
    if (!isLoopback(settings.HOST))
      problems.push(
        'HOST must be an address of this machine outside production: /dev/mail shows every email with its codes.',
      )
    return problems
  }
  problems.push(...plaintextAddresses(settings), ...defaultCredentials(settings))
  if (settings.DEMO === 'on')
    problems.push('DEMO must be off in production: its sign-ins are known to everyone.')
  if (!settings.PUBLIC_URL)
    problems.push('PUBLIC_URL is needed in production: links in mail are made from it.')
  if (!settings.APP_SECRET || isGuessable(settings.APP_SECRET))
    problems.push(
      `APP_SECRET must be a random text of your own in production, with at least ${MIN_DIFFERENT_CHARACTERS} different characters and no repetition.`,
    )
  if (settings.SECOND_FACTOR_SECRET && isGuessable(settings.SECOND_FACTOR_SECRET))
    problems.push('SECOND_FACTOR_SECRET must be a random text like APP_SECRET.')
  if (!settings.SMTP_URL)
    problems.push('SMTP_URL is needed in production: the built-in outbox sends nothing.')
  if (settings.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must be on in production.')
  return problems
}

/** A random text of 32 hexadecimal characters practically always has as many. */
const MIN_DIFFERENT_CHARACTERS = 10

/** Returns whether a secret is a sample, one text repeated, or made of few different characters. */
function isGuessable(secret: string): boolean {
  return (
    /change|example|secret|sample/i.test(secret) ||
    new Set(secret).size < MIN_DIFFERENT_CHARACTERS ||
    /^(.{1,16}?)\1+.{0,15}$/s.test(secret) ||
    isSequence(secret)
  )
}

/** Returns whether most characters follow the one before, as in an alphabet. */
function isSequence(text: string): boolean {
  const steps = Array.from(
    { length: text.length - 1 },
    (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at),
  )
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length / 2
}

/** Returns what is wrong with the address of the read replica: it is another server with a copy of the same database. */
function unusableReplica({ DATABASE_URL, DATABASE_READ_URL }: Environment): string[] {
  if (!DATABASE_READ_URL) return []
  if (!DATABASE_URL) return ['DATABASE_READ_URL needs DATABASE_URL, the primary whose replica it names.']
  const [primary, replica] = [new URL(DATABASE_URL), new URL(DATABASE_READ_URL)]
  const placeOf = ({ host, searchParams }: URL) =>
    `${host} ${searchParams.get('host')} ${searchParams.get('port')}`
  return [
    ...(placeOf(primary) === placeOf(replica)
      ? ['DATABASE_READ_URL must name another server than DATABASE_URL. Leave it out without a replica.']
      : []),
    ...(primary.pathname === replica.pathname
      ? []
      : ['DATABASE_READ_URL must name the same database as DATABASE_URL: a replica holds a copy of it.']),
  ]
}

const paymentKeys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
] as const

/**
 * Returns what is wrong with the payment keys: they are set all together or not at all, and production needs
 * them, because otherwise anyone could pay with a test card (payments, section 0).
 */
function unsafePayment(settings: Environment): string[] {
  const missing = paymentKeys.filter((name) => !settings[name])
  const isMixed =
    settings.STRIPE_SECRET_KEY?.includes('_live_') !== settings.STRIPE_PUBLISHABLE_KEY?.includes('_live_')
  if (missing.length === 0 && isMixed)
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys.']
  if (missing.length === 0)
    return settings.NODE_ENV === 'production' && settings.STRIPE_SECRET_KEY?.includes('_test_')
      ? [
          'STRIPE_SECRET_KEY must be a live key in production: with a test key anyone could pay with a test card.',
        ]
      : []
  if (settings.NODE_ENV === 'production')
    return missing.map((name) => `${name} is needed in production: without it nobody could really pay.`)
  return missing.length < paymentKeys.length
    ? missing.map((name) => `${name} is needed beside the other keys of the payment provider.`)
    : []
}
