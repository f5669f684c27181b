import type { Call } from '@marquee/contract/call'
import { errorCatalogue } from '@marquee/contract/errors'
import { escapeHtml } from '../http/html.ts'
import { fieldRows } from './field-rows.ts'
import { errorsOf, jsonSchema } from './interface.ts'
import { publicCallGroups } from './public-calls.ts'

export const interfaceStyle = `
body{display:grid;grid-template-columns:260px minmax(0,1fr);align-items:start}
nav{position:sticky;top:0;height:100vh;overflow:auto;border-right:1px solid var(--line);padding:24px 20px}
nav a{display:block;padding:3px 0;color:var(--ink2);font-size:13px;overflow-wrap:anywhere}nav .logo{font-size:18px;padding:0}nav details summary{color:var(--ink2);font-size:13px;padding:3px 0;margin-top:6px}nav details a{padding-left:16px}
@media(min-width:861px){@supports selector(::details-content){nav .all>summary{display:none}nav .all::details-content{content-visibility:visible;block-size:auto}}}
main{padding:40px 56px 96px;max-width:960px}main>p{margin:12px 0;max-width:68ch}
section{border:1px solid var(--line);border-radius:12px;padding:20px 24px;margin:16px 0}section header{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:6px}section header code{font-size:15px;font-weight:600;overflow-wrap:anywhere}
section h4{font-size:12px;font-weight:560;color:var(--mute);margin:18px 0 4px}details summary{cursor:pointer;color:var(--act);margin-top:14px;font-size:14px}details summary:focus-visible{outline:2px solid var(--act);outline-offset:2px;border-radius:4px}
td:first-child{width:34%}td code{color:var(--ink)}.tag.who{margin-left:auto;white-space:normal}
@media(max-width:860px){body{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}main{padding:24px 16px 64px}section{padding:16px}.tag.who{margin-left:0}}
@media(pointer:coarse){nav a,nav .logo,nav details summary{padding:12px 0}details summary{padding:12px 0}}`

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
  return `<nav aria-label="Calls"><a class="logo" href="/">Marquee<i>.</i></a><details class="all"><summary>All calls</summary>${links}</details></nav><main>${introduction}${parts}</main>`
}

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
  return `<h4>Files, as multipart/form-data</h4><p>${names.join(', ')}</p>`
}

function errorTable(call: Call): string {
  const rows = errorsOf(call).map(
    (code) =>
      `<tr><td><code>${code}</code> ${errorCatalogue[code][0]}</td><td>${escapeHtml(errorCatalogue[code][1])}</td></tr>`,
  )
  return table('Errors', rows)
}

const table = (title: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<h4>${title}</h4><table><tbody>${rows.join('')}</tbody></table>`
const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const linkTo = (call: Call): string => `<a href="#${anchor(call.path)}">${escapeHtml(call.path)}</a>`
