import type { Call } from '@marquee/contract/call'
import { COOKIES, TOKEN_HEADER } from '@marquee/contract/rules/constants'
import { readCookie } from './cookies.ts'

/** A reply that the page asked for before its scripts had come. */
interface EarlyReply {
  status: number
  text: string
  /** When it arrived, in ms since 1970. */
  at: number
}

declare global {
  interface Window {
    /** `arrived` are the replies that are here, by address. */
    __early?: {
      token: string
      replies: Record<string, Promise<EarlyReply>>
      arrived: Record<string, EarlyReply>
    }
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
var e=window.__early={token:t,replies:{},arrived:{}};
${JSON.stringify(wanted)}.forEach(function(w){
if(w[1]!=="anyone"&&!w[1].some(function(r){return u.includes('"role":"'+r+'"')}))return;
(e.replies[w[0]]=fetch(w[0],{headers:{"${TOKEN_HEADER}":t},credentials:"include"}).then(function(r){return r.text().then(function(x){var y={status:r.status,text:x,at:Date.now()};if(w[0]in e.replies)e.arrived[w[0]]=y;return y})})).catch(function(){})})
})()`.replaceAll('\n', '')
}

/**
 * Returns the reply to this address that the page asked for early, once; undefined where there is none, where it is older than
 * 10 seconds, and for another account than that of the page’s start. Rejects like `fetch` when the request failed.
 */
export function takeEarly(url: string): Promise<EarlyReply> | undefined {
  const early = usableReplies()
  const reply = early?.replies[url]
  delete early?.replies[url]
  delete early?.arrived[url]
  return reply
}

/** Discards all early replies, as after a change that they may not contain. */
export function dropEarly(): void {
  if (typeof window !== 'undefined') delete window.__early
}

/** Like `takeEarly`, for a reply that has arrived and is a success. Any other stays, for `takeEarly`. */
export function takeArrived(url: string): EarlyReply | undefined {
  const reply = usableReplies()?.arrived[url]
  if (reply?.status !== 200) return undefined
  void takeEarly(url)
  return reply
}

function usableReplies(): Window['__early'] {
  const early = typeof window === 'undefined' ? undefined : window.__early
  return early && performance.now() <= maxAgeMs && early.token === readCookie('token') ? early : undefined
}
