import type { Call } from '@marquee/contract/call'
import { errorCatalogue } from '@marquee/contract/errors'
import { escapeHtml } from '../http/html.ts'
import { homeLink } from '../http/plain-page.ts'
import { fieldRows } from './field-rows.ts'
import { errorsOf, jsonSchema } from './interface.ts'
import { publicCallGroups } from './public-calls.ts'

export const interfaceStyle = `
.top{display:flex;flex-wrap:wrap;gap:4px 28px;align-items:center;max-width:1360px;margin:0 auto;padding:20px}.top a{padding:8px 0}.top a:not(.logo){color:var(--ink-soft)}.top .spec{margin-left:auto}
.skip{position:fixed;top:8px;left:8px;z-index:1;border-radius:var(--radius);background:var(--ink);transform:translateY(-200%)}.top .skip{padding:10px 16px;color:#fff}.skip:focus{transform:none}
.page{display:grid;gap:0 56px;max-width:1360px;margin:0 auto;padding:0 20px 96px}
.calls a{display:block;padding:6px 0;color:var(--ink-soft);overflow-wrap:anywhere}.calls details a{padding-left:16px}.calls summary{padding:6px 0;color:var(--ink-soft)}.calls .all>summary{padding:12px 0;border-block:1px solid var(--line);color:var(--ink);font-weight:600}
main{min-width:0;max-width:none;padding-top:24px}main>p{max-width:36em;margin-top:12px;color:var(--ink-soft);font-size:var(--text-16)}main>p code,main>p a{white-space:nowrap}main>p code{color:var(--ink)}main>p a{text-decoration:underline}
h2{margin:48px 0 12px;padding-top:20px;border-top:1px solid var(--line)}
section{border:1px solid var(--line);border-radius:var(--radius-card);padding:16px;margin-top:12px;content-visibility:auto;contain-intrinsic-block-size:auto 320px}section header{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:6px}section header code{font-size:var(--text-16);font-weight:600;overflow-wrap:anywhere}
section h3{font-size:var(--text-12);font-weight:580;color:var(--mute);margin:16px 0 4px}summary{cursor:pointer}section summary{margin-top:8px;padding:6px 0;color:var(--act)}
td:first-child{width:34%}td code{color:var(--ink)}.tag.who{white-space:normal}
@media(width>=768px){.top,.page{padding-inline:32px}section{padding:20px 24px}.tag.who{margin-left:auto}}
@media(width>=1024px){.page{grid-template-columns:220px minmax(0,1fr)}.calls{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:24px 4px}@supports selector(::details-content){.calls .all>summary{display:none}.calls .all::details-content{content-visibility:visible;block-size:auto}}}
@media(width>=1200px){.top,.page{padding-inline:64px}}
@media(pointer:coarse){.top a{padding:12px 0}.calls a,.calls summary,section summary{padding-block:12px}}`

/** Renders the API reference page: every call with its roles, input, response and errors. */
export function interfacePage(): string {
  const groups = publicCallGroups()
  const links = groups
    .map(
      ([name, calls]) =>
        `<details><summary>${escapeHtml(name)}</summary>${Object.values(calls).map(linkTo).join('')}</details>`,
    )
    .join('')
  const parts = groups
    .map(
      ([name, calls]) =>
        `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2>${Object.values(calls).map(callCard).join('')}`,
    )
    .join('')
  return `${head}<div class="page"><nav class="calls" aria-label="Calls" tabindex="0"><details class="all"><summary>All calls</summary>${links}</details></nav><main id="content">${introduction}${parts}</main></div>`
}

const head = `<header class="top"><a class="skip" href="#content">Skip to content</a>${homeLink}<a href="/contact">Contact</a><a class="spec" href="/api/openapi.json">OpenAPI 3.1</a></header>`

const introduction = `<h1>The Marquee API</h1>
<p>Every path below is under <code>/api</code> and returns an envelope: <code>status</code> equals the HTTP status and <code>data</code> has the result. An error also has a stable <code>code</code> and a <code>message</code> for people.</p>
<p>Sign in to get a token and send it as the <code>x-access-token</code> header. Send an <code>Idempotency-Key</code> with any write: the same key with the same body returns the same response, and the write happens once.</p>
<p>Reads take a query with GET or a body with POST. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>`

function callCard(call: Call): string {
  const inputs = fieldRows(jsonSchema(call.input, 'input'))
  const outputs = fieldRows(jsonSchema(call.response, 'output'))
  const methods = call.methods
    .map((method) => `<span class="tag ${method.toLowerCase()}">${method}</span>`)
    .join('')
  const who = call.by === 'anyone' ? 'anyone' : call.by.join(', ')
  return `<section id="${anchor(call.path)}"><header>${methods}<code>${escapeHtml(call.path)}</code><span class="tag who">${escapeHtml(who)}</span></header>
<p>${withCode(call.summary)}</p>${files(call)}${table('Input', inputs)}<details><summary>Output and errors</summary>${table('Output', outputs)}${errorTable(call)}</details></section>`
}

/** Returns a sentence as HTML; words between backticks are code. */
function withCode(sentence: string): string {
  return escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function files(call: Call): string {
  if (!call.files) return ''
  const names = Object.entries(call.files).map(
    ([field, rule]) => `<code>${escapeHtml(field)}</code> (${rule})`,
  )
  return `<h3>Files, as multipart/form-data</h3><p>${names.join(', ')}</p>`
}

function errorTable(call: Call): string {
  const rows = errorsOf(call).map(
    (code) =>
      `<tr><td><code>${code}</code> ${errorCatalogue[code][0]}</td><td>${escapeHtml(errorCatalogue[code][1])}</td></tr>`,
  )
  return table('Errors', rows)
}

const table = (title: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table>`
const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const linkTo = (call: Call): string => `<a href="#${anchor(call.path)}">${escapeHtml(call.path)}</a>`
