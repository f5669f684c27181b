import type { Call } from '@marquee/contract/call'
import { COOKIES, TOKEN_HEADER } from '@marquee/contract/rules/constants'
import { readCookie } from './cookies.ts'

/** A reply that the page asked for before its scripts had come. */
interface EarlyReply {
  status: number
  text: string
}

declare global {
  interface Window {
    __early?: { token: string; replies: Record<string, Promise<EarlyReply>> }
  }
}

/** How long after the start of a page such a reply may still be taken, in milliseconds. */
const maxAgeMs = 10_000

/** The reads without input that a route makes first, as `handle = { early: [...] }`. */
export function earlyCallsOf(matches: readonly { handle?: unknown }[]): Call[] {
  return matches.flatMap(({ handle }) => {
    const isNamed = typeof handle === 'object' && handle !== null && 'early' in handle
    return isNamed && Array.isArray(handle.early) ? handle.early : []
  })
}

/**
 * Returns the inline script that asks for them while the scripts of the page are on their way: with the token of this browser,
 * and only those that the role in its cookie may make.
 */
export function earlyScript(calls: readonly Call[], apiBase: string): string {
  const wanted = calls.map(({ path, by }) => [`${apiBase}${path}`, by])
  return `(function(){
var c=function(n){var m=document.cookie.match("(?:^|; )"+n+"=([^;]*)");return m&&decodeURIComponent(m[1])},t=c("${COOKIES.token}"),u=c("${COOKIES.user}");
if(!t||!u)return;
var e=window.__early={token:t,replies:{}};
${JSON.stringify(wanted)}.forEach(function(w){
if(w[1]!=="anyone"&&!w[1].some(function(r){return u.includes('"role":"'+r+'"')}))return;
(e.replies[w[0]]=fetch(w[0],{headers:{"${TOKEN_HEADER}":t},credentials:"include"}).then(function(r){return r.text().then(function(x){return{status:r.status,text:x}})})).catch(function(){})})
})()`.replaceAll('\n', '')
}

/**
 * Returns the reply to this address that the page asked for early, once; undefined where there is none, where it is older than
 * 10 seconds, and for another account than that of the page’s start. Rejects like `fetch` when the request failed.
 */
export function takeEarly(url: string): Promise<EarlyReply> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.__early
  if (!early || performance.now() > maxAgeMs || early.token !== readCookie('token')) return undefined
  const reply = early.replies[url]
  delete early.replies[url]
  return reply
}
