import { escapeHtml } from '../http/html.ts'
import type { Email, EmailSection } from './email.ts'
import { type EmailPart, withoutLinks } from './email-parts.ts'

/*
 * Uses tables and inline styles, because Outlook renders with Word and several clients drop style sheets.
 * There are no images, so emails are complete before images are allowed and opening them is not tracked.
 */
const font = 'font-family:Helvetica,Arial,sans-serif'
const ink = '#010028'
const mute = '#5c5f78'
const act = '#0059d0'
const styles = `:root{color-scheme:light;supported-color-schemes:light}a{text-decoration:none}@media(max-width:480px){.card{padding:24px 20px!important}.frame{padding:16px 8px 32px!important}}`

/** Renders an email as HTML. */
export function renderEmailHtml({
  subject,
  parts,
  lists = [],
  reason,
  choiceUrl,
  unsubscribe,
}: Email): string {
  const [first = '', ...rest] = parts.map(partHtml)
  const body = [first, ...lists.map(list), ...rest].join('')
  const links = [
    unsubscribe && link(unsubscribe.url, unsubscribe.label),
    choiceUrl && link(choiceUrl, 'Manage email preferences'),
  ]
  const footer = [
    textHtml(reason ?? 'You’re receiving this because you have a Marquee account.'),
    ...links.filter(Boolean).map((html) => `${html}.`),
  ].join(' ')
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title><style>${styles}</style></head>
<body style="margin:0;padding:0;background:#f6f7fb">${preview(parts, lists)}${table(
    `<td class="frame" align="center" style="padding:32px 16px 40px;background:#f6f7fb">${table(
      `<td class="card" style="${font};font-size:16px;line-height:1.6;color:${ink};background:#ffffff;border:1px solid #e4e7f0;border-radius:12px;padding:32px">${wordmark}${body}</td>`,
      'max-width:560px',
    )}${table(`<td style="${font};font-size:13px;line-height:1.6;color:${mute};padding:16px 20px 0">${footer}</td>`, 'max-width:560px')}</td>`,
  )}</body></html>`
}

const wordmark = `<p style="margin:0 0 24px;font-weight:700;font-size:20px;letter-spacing:-0.5px">Marquee<span style="color:${act}">.</span></p>`

const table = (cell: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}"><tr>${cell}</tr></table>`

/** Returns the preview text shown after the subject in an inbox: the content, not the greeting. */
function preview(parts: readonly EmailPart[], lists: readonly EmailSection[]): string {
  const [first = '', second = ''] = parts.filter((part) => typeof part === 'string')
  const texts = lists.flatMap(({ lines }) => lines.map((line) => line.text)).slice(0, 3)
  const previewText = texts.length > 0 ? texts.join(' · ') : first.startsWith('Hello ') ? second : first
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${textHtml(previewText)}</div>`
}

function partHtml(part: EmailPart): string {
  if (typeof part === 'string')
    return `<p style="margin:0 0 20px">${textHtml(part).replaceAll('\n', '<br>')}</p>`
  if ('button' in part) return button(part.url, part.button)
  return `<p style="margin:0 0 20px"><b style="font-size:28px;letter-spacing:4px;white-space:nowrap">${escapeHtml(part.code)}</b></p>`
}

const textHtml = (text: string): string => escapeHtml(withoutLinks(text))

/** Renders a table cell with a background, because Outlook ignores padding and colour of links. */
function button(url: string, label: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td style="background:${act};border-radius:8px"><a href="${escapeHtml(url)}" target="_blank" style="${font};display:inline-block;padding:12px 20px;font-size:16px;font-weight:600;line-height:1.4;color:#ffffff">${escapeHtml(label)}</a></td></tr></table>`
}

function list({ title, lines }: EmailSection): string {
  const rows = lines.map(
    (line) =>
      `<tr><td style="${font};font-size:16px;line-height:1.5;padding:10px 0;border-top:1px solid #e4e7f0"><a href="${escapeHtml(line.url)}" target="_blank" style="color:${act}">${textHtml(line.text)}</a></td></tr>`,
  )
  return `<p style="margin:0 0 8px;font-size:14px;font-weight:700;color:${ink}">${textHtml(title)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px">${rows.join('')}</table>`
}

const link = (url: string, previewText: string): string =>
  `<a href="${escapeHtml(url)}" target="_blank" style="color:${mute};text-decoration:underline">${escapeHtml(previewText)}</a>`
