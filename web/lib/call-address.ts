import type { Call } from '@marquee/contract/call'
import { settings } from './settings.ts'

type Plain = string | number | boolean

/** How a call goes out: its address and, unless everything fits into a query, its body. Files make it multipart. */
export function addressOf(call: Call, input: Record<string, unknown>): { url: string; init: RequestInit } {
  const url = `${settings().apiBase}${call.path}`
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (call.kind === 'read' && call.methods.includes('GET') && given.every(([, value]) => isPlain(value))) {
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return { url: query ? `${url}?${query}` : url, init: { method: 'GET' } }
  }
  if (call.methods.length === 1 && call.methods[0] === 'GET') return { url, init: { method: 'GET' } }
  if (given.some(([, value]) => holdsFile(value))) return { url, init: { method: 'POST', body: formOf(given) } }
  return { url, init: { method: 'POST', body: JSON.stringify(Object.fromEntries(given)), headers: { 'content-type': 'application/json' } } }
}

function formOf(given: [string, unknown][]): FormData {
  const form = new FormData()
  for (const [name, value] of given) {
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value) && value.every((part) => part instanceof Blob)) for (const part of value) form.append(name, part)
    else form.append(name, isPlain(value) ? String(value) : JSON.stringify(value))
  }
  return form
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob))
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
