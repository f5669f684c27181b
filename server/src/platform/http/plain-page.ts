import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedAside } from './compress.ts'
import { escapeHtml } from './html.ts'

/** The design tokens of the web app (`web/ui/tokens.css`), as far as these pages use them. */
export const plainTokens = `:root{--ink:#010028;--ink-soft:#3b3d5c;--mute:#5c5f78;--line:#e4e7f0;--wash:#f6f7fb;--surface:#fff;--act:#0059d0;--act-deep:#0048a9;--act-wash:#e8f0fd;--ok:#0b6b3a;--ok-wash:#e5f4ec;--warn:#8a5200;--warn-wash:#fdf1dd;--text-12:0.75rem;--text-14:0.875rem;--text-16:1rem;--text-20:1.25rem;--text-title:1.75rem;--radius:8px;--radius-card:12px;--measure:43em;--button-height:44px}
@media (width >= 768px){:root{--text-title:2rem}}
@media (width >= 1200px){:root{--text-title:2.25rem}}`

const look = `
@font-face{font-family:"Inter Variable";font-weight:400 720;font-display:swap;src:url(/inter.woff2) format("woff2-variations")}
${plainTokens}
*{box-sizing:border-box;margin:0}html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:24px}
body{font:400 var(--text-14)/1.5 "Inter Variable",Inter,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--surface);font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased}
a{color:var(--act);text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:3px}:focus-visible{outline:2px solid var(--act);outline-offset:2px}
h1{font-size:var(--text-title);line-height:1.15;letter-spacing:-.028em;font-weight:640;text-wrap:balance}h2{font-size:var(--text-20);line-height:1.3;letter-spacing:-.015em;font-weight:640}h3{font-size:var(--text-14);font-weight:640}
.mute{color:var(--mute)}.small{font-size:var(--text-12)}.logo{font-weight:720;font-size:18px;letter-spacing:-.03em;color:var(--ink)}.logo:hover{text-decoration:none}.logo i{color:var(--act);font-style:normal}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.93em}
table{width:100%;border-collapse:collapse}th{font-size:var(--text-12);font-weight:560;color:var(--mute);text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}td{padding:8px 12px 8px 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.tag{display:inline-block;font-size:var(--text-12);font-weight:600;border-radius:6px;padding:1px 8px;background:var(--wash);color:var(--ink-soft);white-space:nowrap}
.tag.get{background:var(--ok-wash);color:var(--ok)}.tag.post{background:var(--act-wash);color:var(--act-deep)}.tag.warn{background:var(--warn-wash);color:var(--warn)}`

/** The product name as a link to the home page. */
export const homeLink = '<a class="logo" href="/" aria-label="Marquee, home page">marquee<i>.</i></a>'

/** Sends a page without build and scripts: `style` is added to the shared style sheet. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { title: string; style: string; body: string },
): Promise<FastifyReply> {
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${request.nonce}">${look}${page.style}</style></head>
<body>${page.body}</body></html>`
  const sent = await compressedAside(request, reply, html)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(sent)
}
