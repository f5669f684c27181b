import { createHash } from 'node:crypto'
import { failField } from '@marquee/contract/errors'
import { log } from '../../platform/log.ts'
import { runtimeState } from '../../platform/runtime.ts'

const state = runtimeState<{ url: string | null }>(() => ({ url: null }))
const timeoutMs = 2_000

/**
 * Sets the address of a list of breached passwords, which the first five digits of a hash are appended to;
 * once at start.
 */
export function setBreachedPasswords(url: string | undefined): void {
  state().url = url ?? null
}

/**
 * Fails at `field` for a password that is known from a breach, as far as the configured list knows. Only the
 * first five digits of its SHA-1, which many passwords share, leave the server. While the list does not
 * respond every password is accepted. Call it outside transactions.
 */
export async function requireNotBreached(field: string, password: string): Promise<void> {
  const { url } = state()
  if (!url) return
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  const suffixes = await listSuffixes(`${url}${digest.slice(0, 5)}`).catch((error: unknown) => {
    log.warn({ event: 'breached_passwords.unreachable', err: error }, 'the list of breached passwords')
    return new Set<string>()
  })
  if (suffixes.has(digest.slice(5)))
    failField(field, 'This password is known from a data breach elsewhere. Please choose another one.')
}

/** Lines are `SUFFIX:COUNT`; those with a count of 0 only hide how many there are. */
async function listSuffixes(address: string): Promise<Set<string>> {
  const response = await fetch(address, {
    headers: { 'add-padding': 'true', 'user-agent': 'marquee' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The list replied with ${response.status}`)
  const lines = (await response.text()).split(/\r?\n/).map((line) => line.split(':'))
  return new Set(lines.flatMap(([suffix = '', count]) => (Number(count) > 0 ? [suffix.toUpperCase()] : [])))
}
