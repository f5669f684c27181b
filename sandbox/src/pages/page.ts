import type { FastifyReply } from 'fastify'
import type { PageOptions } from '../route.ts'
import { type Html, html } from './html.ts'

export interface Page {
  title: string
  body: Html
  /** A module of `browser/`, without its file extension. */
  script?: string
  /** Shown inside another page: without the heading, and the app may frame it. */
  framed?: boolean
  /** Allowed targets of its forms, besides the sandbox. */
  leadsTo?: string | null
  /** Data for its script, as `data-` attributes of the body. */
  data?: Record<string, string>
  status?: number
}

/** Sends a page of the sandbox: no inline script or style, and a notice that no real money moves. */
export function sendPage(reply: FastifyReply, options: PageOptions, page: Page): FastifyReply {
  const ancestors = page.framed ? `'self' ${appOrigins(options.appUrl).join(' ')}` : "'none'"
  const leads = page.leadsTo && URL.canParse(page.leadsTo) ? ` ${new URL(page.leadsTo).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${leads}`,
    `frame-ancestors ${ancestors}`,
  ]
  reply.code(page.status ?? 200).header('content-type', 'text/html; charset=utf-8')
  reply
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
  return reply.send(`<!doctype html>${layout(page).html}`)
}

/** Returns the app's origin under both names of this machine, because a browser may use either. */
export function appOrigins(appUrl: string): string[] {
  const { origin } = new URL(appUrl)
  return [
    ...new Set([origin, origin.replace('127.0.0.1', 'localhost'), origin.replace('localhost', '127.0.0.1')]),
  ]
}

function layout({ title, body, script, framed, data }: Page): Html {
  const marks = Object.entries(data ?? {}).map(([name, value]) => html` data-${name}="${value}"`)
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Payment sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/sandbox.css">
${script && html`<script type="module" src="/assets/${script}.js"></script>`}
</head>
<body class="${framed ? 'framed' : 'whole'}"${marks}>
${!framed && html`<header><p class="test">Test mode: no real money</p></header>`}
${framed ? html`<div data-body>${body}</div>` : html`<main>${body}</main>`}
</body>
</html>`
}
