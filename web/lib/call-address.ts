import type { Call } from '@marquee/contract/call'
import { settings } from './settings.ts'

type Plain = string | number | boolean

export type Files = Readonly<Record<string, Blob | readonly Blob[]>>

/**
 * Returns URL and fetch options of a call. Reads use the query string where everything fits. A token goes
 * into the body, because URLs are logged. Files make it multipart.
 */
export function addressOf(
  call: Call,
  input: Record<string, unknown>,
  files?: Files,
): { url: string; init: RequestInit } {
  const url = `${settings().apiBase}${call.path}`
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (files) return { url, init: { method: 'POST', body: formOf(given, files) } }
  if (
    call.kind === 'read' &&
    call.methods.includes('GET') &&
    given.every(([name, value]) => name !== 'token' && isPlain(value))
  ) {
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return { url: query ? `${url}?${query}` : url, init: { method: 'GET' } }
  }
  return {
    url,
    init: {
      method: 'POST',
      body: JSON.stringify(Object.fromEntries(given)),
      headers: { 'content-type': 'application/json' },
    },
  }
}

function formOf(given: [string, unknown][], files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of given) form.append(name, isPlain(value) ? String(value) : JSON.stringify(value))
  for (const [name, value] of Object.entries(files))
    for (const file of value instanceof Blob ? [value] : value) form.append(name, file)
  return form
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
