import { escapeHtml } from './html.ts'

const frame = 'margin:0;padding:32px 16px;background:#f6f7fb;font:16px/1.6 Helvetica,Arial,sans-serif;color:#010028'
const card = 'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e4e7f0;border-radius:12px;padding:32px'
const button =
  'display:inline-block;background:#0059d0;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px'
const quiet = 'max-width:560px;margin:16px auto 0;color:#63667f;font-size:13px;line-height:1.5'

/** A mail's text as a letter in our look. A paragraph that ends in a web address becomes words and a button; a six-digit code stands large. */
export function letterHtml(subject: string, text: string, choiceUrl?: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${frame}"><div style="${card}"><p style="margin:0 0 24px;font-weight:700;font-size:20px;letter-spacing:-0.5px">Marquee<span style="color:#0059d0">.</span></p>${paragraphs.join('')}</div><p style="${quiet}">You get this mail because of your Marquee account.${choiceUrl ? choice(choiceUrl) : ''}</p></body></html>`
}

function choice(url: string): string {
  return ` <a href="${escapeHtml(url)}" target="_blank" style="color:#63667f">Choose which mails you get</a>.`
}

function paragraph(text: string): string {
  const [, words, url] = /^([\s\S]*?)\s*(https?:\/\/\S+)$/.exec(text) ?? []
  if (url === undefined || words === undefined) return `<p style="margin:0 0 20px">${withCode(escapeHtml(text))}</p>`
  const label = words.replace(/:$/, '') || 'Open'
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" target="_blank" style="${button}">${escapeHtml(capitalised(label))}</a></p>`
}

const withCode = (html: string): string =>
  html
    .replace(/\b\d{6}\b/, (code) => `<b style="font-size:28px;letter-spacing:4px;white-space:nowrap">${code}</b>`)
    .replaceAll('\n', '<br>')

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
