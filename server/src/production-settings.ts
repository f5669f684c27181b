import type { Environment } from './config.ts'

/** Names and passwords that programs and guides come with. */
const defaultPasswords = ['', 'password', 'postgres', 'marquee', 'admin', 'root', 'redis', 'secret', 'test']

/** The settings that name a PostgreSQL. */
const databases = ['DATABASE_URL', 'DATABASE_READ_URL'] as const

/** Returns whether a host is this machine, so that what is sent to it does not leave it. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)
}

/**
 * Returns a sentence for each address that production would use without TLS, except on this machine: what people type, and the
 * words between our own parts, could be read and changed on the way. `ALLOW_PLAINTEXT=on` accepts them, for a network that
 * encrypts below.
 */
export function plaintextAddresses(settings: Environment): string[] {
  if (settings.ALLOW_PLAINTEXT === 'on') return []
  const web = ['PUBLIC_URL', 'S3_ENDPOINT', 'BREACHED_PASSWORDS_URL', 'HANDLE_CHECK_URL'] as const
  return [
    ...web.flatMap((name) =>
      isPlain(settings[name], 'http:') ? [`${name} must begin with https:// in production.`] : [],
    ),
    ...(isPlain(settings.REDIS_URL, 'redis:') ? ['REDIS_URL must begin with rediss:// in production.'] : []),
    ...(isPlainEmail(settings.SMTP_URL)
      ? ['SMTP_URL must begin with smtps://, or end in ?requireTLS=true, in production.']
      : []),
    ...databases.flatMap((name) =>
      isPlainDatabase(settings[name])
        ? [`${name} must end in ?sslmode=verify-full (or verify-ca) in production.`]
        : [],
    ),
  ]
}

/** Returns a sentence for each partner that would be used without a password, or with one that everybody knows. */
export function defaultCredentials(settings: Environment): string[] {
  const redis = settings.REDIS_URL ? new URL(settings.REDIS_URL) : null
  return [
    ...databases.flatMap((name) => {
      const address = settings[name]
      const url = address ? new URL(address) : null
      return url && isRemote(url) && hasDefaultPassword(url)
        ? [`${name} must have a password of your own in production.`]
        : []
    }),
    ...(redis && isRemote(redis) && hasDefaultPassword(redis)
      ? ['REDIS_URL must have a password of your own in production.']
      : []),
  ]
}

function isPlain(address: string | undefined, scheme: string): boolean {
  if (!address || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === scheme && !isLoopback(hostname)
}

/** Without `requireTLS` the mail library continues in plain text when a server does not offer TLS. */
function isPlainEmail(address: string | undefined): boolean {
  if (!address || !isPlainOrUnchecked(address)) return false
  return isRemote(new URL(address))
}

function isPlainOrUnchecked(address: string): boolean {
  const { protocol, searchParams } = new URL(address)
  const isUnchecked = searchParams.get('tls.rejectUnauthorized') === 'false'
  return isUnchecked || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')
}

/** The library checks the certificate in these modes only. */
function isPlainDatabase(address: string | undefined): boolean {
  if (!address) return false
  const url = new URL(address)
  return isRemote(url) && !['verify-full', 'verify-ca'].includes(url.searchParams.get('sslmode') ?? '')
}

/** An address without a host, or with a folder as its `host`, is a socket of this machine. */
function isRemote({ hostname, searchParams }: URL): boolean {
  if (searchParams.get('host')?.startsWith('/')) return false
  return hostname !== '' && !isLoopback(hostname)
}

function hasDefaultPassword({ username, password }: URL): boolean {
  const plain = decodeURIComponent(password).toLowerCase()
  return defaultPasswords.includes(plain) || plain === decodeURIComponent(username).toLowerCase()
}
