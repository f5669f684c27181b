import { COOKIE_PATH, COOKIES } from '@marquee/contract/rules/constants'

type CookieName = keyof typeof COOKIES

/** Maximum lifetime of a session cookie, in seconds (30 days); the server ends idle sessions earlier. */
const COOKIE_MAX_AGE = 30 * 24 * 3_600

/** Returns the value of one of our cookies; null on the server, where no page reads them. */
export function readCookie(name: CookieName): string | null {
  if (typeof document === 'undefined') return null
  const start = `${COOKIES[name]}=`
  const found = document.cookie.split('; ').find((part) => part.startsWith(start))
  return found ? decodeURIComponent(found.slice(start.length)) : null
}

export function writeCookie(name: CookieName, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the specification fixes plain cookies at path /, and the Cookie Store needs https
  document.cookie = `${COOKIES[name]}=${encodeURIComponent(value)}; Path=${COOKIE_PATH}; Max-Age=${COOKIE_MAX_AGE}; SameSite=Lax${secure}`
}

export function deleteCookies(...names: CookieName[]): void {
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${COOKIES[name]}=; Path=${COOKIE_PATH}; Max-Age=0; SameSite=Lax`
  }
}
