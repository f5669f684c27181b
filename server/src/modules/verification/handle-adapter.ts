import { MAX_FOLLOWERS } from '@marquee/contract/rules/account-numbers'
import { z } from 'zod'
import { log } from '../../platform/log.ts'
import { runtimeState } from '../../platform/runtime.ts'

const state = runtimeState<{ url: string | null }>(() => ({ url: null }))
const timeoutMs = 3_000
const MAX_RESPONSE_BYTES = 1_024
const answer = z.object({
  found: z.boolean(),
  /** How many followers the account has; absent where the service does not read them. */
  followers: z.int().min(0).max(MAX_FOLLOWERS).optional(),
})
export type BioReading = z.output<typeof answer>

const nothing: BioReading = { found: false }

/** Sets the address of the service that reads bios, from the operator's settings; once at start. */
export function setHandleCheck(url: string | undefined): void {
  state().url = url ?? null
}

/**
 * Returns whether the configured service has found the code in the bio, and how many followers it has read. It finds nothing
 * without a service, and when it does not answer as expected: an operator looks then. The address never comes from a user.
 * Call it outside transactions.
 */
export async function readBio(account: {
  platform: string
  handle: string
  code: string
}): Promise<BioReading> {
  const { url } = state()
  if (!url) return nothing
  return ask(url, account).catch((error: unknown) => {
    log.warn({ event: 'handle_check.unreachable', err: error }, 'the service that reads bios')
    return nothing
  })
}

async function ask(url: string, account: object): Promise<BioReading> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'marquee' },
    body: JSON.stringify(account),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The service replied with ${response.status}`)
  return answer.parse(JSON.parse(await readShort(response)))
}

/** Reads a body up to a limit, so that a wrong address cannot fill the memory. */
async function readShort(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_RESPONSE_BYTES) throw new Error('The service sent more than an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
