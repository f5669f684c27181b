import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from './html.ts'

const look = `
:root{--ink:#010028;--ink2:#3b3d5c;--mute:#63667f;--line:#e4e7f0;--wash:#f6f7fb;--act:#0059d0;--actwash:#e8f0fd;--ok:#0b6b3a;--okwash:#e5f4ec;--warn:#8a5200;--warnwash:#fdf1dd}
*{box-sizing:border-box;margin:0}html{scroll-padding-top:24px}
body{font:15px/1.55 "Inter Variable",Inter,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:#fff;font-feature-settings:"tnum","cv11"}
a{color:var(--act);text-decoration:none}a:hover{text-decoration:underline}a:focus-visible{outline:2px solid var(--act);outline-offset:2px;border-radius:4px}
h1{font-size:28px;line-height:1.2;letter-spacing:-.02em;font-weight:650}h2{font-size:20px;letter-spacing:-.01em;font-weight:640;margin:48px 0 12px}h3{font-size:15px;font-weight:620}
.mute{color:var(--mute)}.small{font-size:13px}.logo{font-weight:720;font-size:18px;letter-spacing:-.03em;color:var(--ink)}.logo i{color:var(--act);font-style:normal}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:13px}
table{width:100%;border-collapse:collapse}th{font-size:12px;font-weight:560;color:var(--mute);text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.tag{display:inline-block;font-size:12px;font-weight:600;border-radius:6px;padding:1px 8px;background:var(--wash);color:var(--ink2);white-space:nowrap}
.tag.get{background:var(--okwash);color:var(--ok)}.tag.post{background:var(--actwash);color:#00479f}.tag.warn{background:var(--warnwash);color:var(--warn)}`

/** Sends a page without build and scripts: `style` is added to the shared style sheet. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { title: string; style: string; body: string },
): FastifyReply {
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title><link rel="icon" href="data:,"><style nonce="${request.nonce}">${look}${page.style}</style></head>
<body>${page.body}</body></html>`
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
