import { runtimeState } from '../runtime.ts'

const state = runtimeState(() => ({ baseUrl: 'http://127.0.0.1:3000' }))

/** Sets the public base URL of the product; once at start, from `PUBLIC_URL`. */
export function setPublicUrl(url: string): void {
  state().baseUrl = url.replace(/\/+$/, '')
}

/** Returns the full URL of a page, for emails. */
export function publicUrl(path: `/${string}`): string {
  return `${state().baseUrl}${path}`
}
