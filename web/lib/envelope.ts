/** What the server sends around the data of a call. */
export interface Envelope {
  status: number | undefined
  message: string | undefined
  code: string | undefined
  data: unknown
}

/** What the server says about an error besides its code and message. */
interface ErrorDetails {
  fields: Record<string, string> | undefined
  state: string | undefined
  version: number | undefined
  retryAfterSeconds: number | undefined
  role: string | undefined
}

/** Returns the parts of an envelope; undefined are those that are missing, all of them in a proxy’s page. */
export function envelopeOf(body: unknown): Envelope {
  const { status, message, code, data } = recordOf(body)
  return { status: numberOf(status), message: textOf(message), code: textOf(code), data }
}

/** Returns what the data of an unsuccessful response says about the error. */
export function errorDetailsOf(data: unknown): ErrorDetails {
  const { fields, state, version, retryAfterSeconds, role } = recordOf(data)
  return {
    fields: isTexts(fields) ? fields : undefined,
    state: textOf(state),
    version: numberOf(version),
    retryAfterSeconds: numberOf(retryAfterSeconds),
    role: textOf(role),
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
