import type { Call, CallInput, CallOutput, CallRequest } from '@marquee/contract/call'
import { FRESH_HEADER, MESSAGES, TOKEN_HEADER } from '@marquee/contract/rules/constants'
import { isActing, leaveForAdmin } from './acting.ts'
import { ApiError, isErrorCode } from './api-error.ts'
import { addressOf, type Files } from './call-address.ts'
import { deleteCookies, readCookie } from './cookies.ts'
import { takeArrived, takeEarly } from './early-calls.ts'
import { envelopeOf, errorDetailsOf } from './envelope.ts'
import { newKey } from './idempotency-key.ts'
import { hasRecentChange } from './news-of-changes.ts'
import { operatorPaths } from './paths.ts'
import { endSessionAfterReads, runRead } from './reads-under-way.ts'

interface CallOptions {
  /**
   * Idempotency key of this submission: a retry with the same key returns the same response without a second
   * effect.
   */
  key?: string
  signal?: AbortSignal
  /** Images and other files by field; the call is then sent as multipart. */
  files?: Files
  /** Used instead of the stored token. */
  token?: string
  /** The browser completes the request even when the page is closed; 64 KB at most. */
  outlivesPage?: boolean
  /** The call ends the session, so the reads under way are answered before it is sent. */
  endsSession?: boolean
}

/** The input of a call: as typed, or as already parsed by its schema. */
export type Body<C extends Call> = CallRequest<C> | CallInput<C>

export interface CallResult<C extends Call> {
  data: CallOutput<C>
  /** The success message for a toast; undefined for reads. */
  message: string | undefined
}

/**
 * Sends one call of the contract and returns its typed `data`. Throws an `ApiError`: status 0 without a
 * response, else the server's status, code, message and field errors. A 401 first deletes the cookies `user`
 * and `token` and ends the session.
 */
export async function call<C extends Call>(
  row: C,
  input: Body<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  return (await request(row, input, options)).data
}

/** Like `call`, with the server's success message. */
export async function request<C extends Call>(
  row: C,
  input: Body<C>,
  options: CallOptions = {},
): Promise<CallResult<C>> {
  const send = () => sendRequest(row, input, options)
  if (options.endsSession) return endSessionAfterReads(send)
  return row.kind === 'read' ? runRead(send) : send()
}

async function sendRequest<C extends Call>(
  row: C,
  input: Body<C>,
  options: CallOptions,
): Promise<CallResult<C>> {
  const { url, init } = addressOf(row, input, options.files)
  const isPlainRead = row.kind === 'read' && init.method === 'GET' && options.token === undefined
  const { status, text } = await received(
    (isPlainRead && takeEarly(url)) ||
      send(url, {
        ...init,
        headers: headersOf(row, init, options),
        credentials: 'include',
        signal: options.signal ?? null,
        keepalive: options.outlivesPage ?? false,
      }),
  )
  return unwrapResponse(row, { ...envelopeOf(jsonOf(text)), status })
}

/**
 * Returns the data of a read that the page asked for early, and when it arrived in ms since 1970, if its successful reply is here; once.
 */
export function takeArrivedData<C extends Call>(
  row: C,
  input: Body<C>,
): { data: CallOutput<C>; at: number } | undefined {
  const { url, init } = addressOf(row, input)
  const reply = row.kind === 'read' && init.method === 'GET' ? takeArrived(url) : undefined
  const data = reply && envelopeOf(jsonOf(reply.text)).data
  return reply && isOutput(row, data) ? { data, at: reply.at } : undefined
}

/**
 * Unwraps a server envelope received over HTTP or the socket. Returns its data, or throws its error as an
 * `ApiError`.
 */
export function unwrapResponse<C extends Call>(row: C, body: unknown): CallResult<C> {
  const { status = 0, message, code, data } = envelopeOf(body)
  if (status >= 200 && status < 300) {
    assertOutput(row, data)
    return { data, message }
  }
  if (status === 401) endSessionOf(row, code)
  throw new ApiError({
    ...errorDetailsOf(data),
    status,
    code: isErrorCode(code) ? code : undefined,
    message,
  })
}

function isOutput<C extends Call>(row: C, data: unknown): data is CallOutput<C> {
  return faultOf(row, data) === undefined
}

/** Throws when the data of a successful response has another shape, a fault of ours: the user reads a sentence, the console why. */
function assertOutput<C extends Call>(row: C, data: unknown): asserts data is CallOutput<C> {
  const cause = faultOf(row, data)
  if (cause === undefined) return
  globalThis.reportError?.(new Error(`The response of ${row.path} does not match its schema`, { cause }))
  throw new Error(MESSAGES.error, { cause })
}

/**
 * Returns why the data is no response of this call; undefined when it is one. The server writes each response by the schema of its call, so
 * a built page does not load the schema to check it again. Development and tests do.
 */
function faultOf(row: Call, data: unknown): Error | undefined {
  if (import.meta.env.DEV) return row.response.safeParse(data).error
  return data === undefined ? new Error('There is no data') : undefined
}

/** Registers the callback for responses with status 401 (specification section 8). */
export function onSignedOut(react: () => void): void {
  reaction = react
}

let reaction: () => void = () => undefined

/**
 * Ends the session of this browser, as every response with status 401 does. An operator whose visit to a user has ended
 * goes back to the operators’ area.
 */
export function signedOut(): void {
  const wasActing = isActing()
  deleteCookies('user', 'token')
  reaction()
  if (wasActing) leaveForAdmin()
}

/** Ends the session that a call belongs to: the operator’s own, or that of the user. */
function endSessionOf(row: Call, code: string | undefined): void {
  if (!isOfOperators(row)) signedOut()
  else if (code !== 'wrong_sign_in') {
    deleteCookies('adminToken')
    if (window.location.pathname !== operatorPaths.signIn) window.location.assign(operatorPaths.signIn)
  }
}

const isOfOperators = ({ path }: Call): boolean => path.startsWith('/superAdmin/')

function headersOf(row: Call, init: RequestInit, options: CallOptions): Headers {
  const headers = new Headers(init.headers)
  const token = options.token ?? readCookie(isOfOperators(row) ? 'adminToken' : 'token')
  if (token) headers.set(TOKEN_HEADER, token)
  if (row.kind === 'write') headers.set('idempotency-key', options.key ?? newKey())
  if (row.mayLag && hasRecentChange()) headers.set(FRESH_HEADER, '1')
  return headers
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** Rethrows an abort; every other failure to get a response becomes a network error. */
async function received<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ status: 0 })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
