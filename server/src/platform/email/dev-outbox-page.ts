import { escapeHtml } from '../http/html.ts'
import { homeLink } from '../http/plain-page.ts'
import type { EmailRow } from './email.store.ts'

export const outboxStyle = `
body{display:grid;grid-template-columns:minmax(280px,380px) 1fr;min-height:100vh;background:var(--wash)}
nav{background:#fff;border-right:1px solid var(--line);height:100vh;overflow:auto;position:sticky;top:0}
nav header{padding:20px 24px 16px;border-bottom:1px solid var(--line)}
nav ol{list-style:none;padding:0}nav li a{display:block;padding:14px 24px;border-bottom:1px solid var(--line);color:var(--ink)}nav li a:hover{background:var(--wash);text-decoration:none}
nav li a[aria-current]{background:var(--act-wash);box-shadow:inset 3px 0 var(--act)}
nav b{display:block;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
nav span{display:flex;justify-content:space-between;gap:12px;font-size:var(--text-12);color:var(--mute)}nav span i{font-style:normal;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
main{padding:40px;min-width:0}article{max-width:640px;margin:0 auto;background:#fff;border:1px solid var(--line);border-radius:12px;overflow:hidden}
article header{padding:24px 32px;border-bottom:1px solid var(--line)}article h1{font-size:var(--text-20);margin-bottom:8px;overflow-wrap:anywhere}
article .text{padding:28px 32px 36px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:16px;line-height:1.6}
iframe{width:100%;height:520px;border:0;display:block}
details{border-top:1px solid var(--line)}summary{padding:14px 32px;cursor:pointer;color:var(--act)}
.empty{max-width:420px;margin:20vh auto;text-align:center}.empty h1{margin-bottom:8px}
@media(max-width:800px){body{grid-template-columns:1fr}nav{height:auto;max-height:40vh;position:static;border-right:0;border-bottom:1px solid var(--line)}main{padding:16px}article header,article .text{padding-left:20px;padding-right:20px}}
@media(pointer:coarse){nav .logo{display:inline-block;padding:9px 0}}`

/** Renders the list on the left and one open email on the right. The nonce is that of the page. */
export function emailPage(emails: readonly EmailRow[], open: EmailRow | null, nonce: string): string {
  if (!open)
    return `<main><div class="empty"><h1>No email yet</h1><p class="mute">Every email that Marquee writes appears here at once: sign-up codes, links, and notifications of offers and deals.</p></div></main>`
  const items = emails.map((email) => listItem(email, email.id === open.id)).join('')
  return `<nav aria-label="Emails"><header>${homeLink}<p class="mute small">Outbox: emails that would be sent</p></header><ol>${items}</ol></nav><main>${emailArticle(open, nonce)}</main>`
}

function listItem(email: EmailRow, isOpen: boolean): string {
  return `<li><a href="/dev/mail/${email.id}"${isOpen ? ' aria-current="page"' : ''}><b title="${escapeHtml(email.subject)}">${escapeHtml(email.subject)}</b><span><i title="${escapeHtml(email.to)}">${escapeHtml(email.to)}</i>${when(email.createdAt)}</span></a></li>`
}

function emailArticle(email: EmailRow, nonce: string): string {
  const text = `<div class="text">${linked(email.text)}</div>`
  // The frame inherits the policy of this page, which allows style sheets with this nonce only.
  const html = (email.html ?? '').replaceAll('<style>', `<style nonce="${nonce}">`)
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The email" srcdoc="${escapeHtml(html)}"></iframe>`
  const body = email.html ? `${frame}<details><summary>As plain text</summary>${text}</details>` : text
  const error = email.lastError ? ` <span class="tag warn">${escapeHtml(email.lastError)}</span>` : ''
  return `<article><header><h1>${escapeHtml(email.subject)}</h1><p class="mute small">To ${escapeHtml(email.to)} · ${when(email.createdAt)}${error}</p></header>${body}</article>`
}

/** Escapes text and turns its web addresses into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/(?:[^\s<>&]|&#(?:38|39);)+[^\s<>&.,;:!?)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
}

const when = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
