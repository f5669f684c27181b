import { JSDOM } from 'jsdom'

const harmless = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'code',
  'pre',
  'hr',
  'span',
])
const kinds = /^(?:https?:|mailto:)/i

/** Returns what an HTML text could run or load, as parsed by a browser. */
export function dangersIn(html: string): string[] {
  const { body } = new JSDOM(`<body>${html}</body>`).window.document
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const bad = [...element.attributes]
      .filter((attribute) => isBad(attribute.name, attribute.value))
      .map((attribute) => `${name} ${attribute.name}=${attribute.value}`)
    return harmless.has(name) ? bad : [`<${name}>`, ...bad]
  })
}

function isBad(name: string, value: string): boolean {
  if (name === 'href') return !kinds.test(value.trim())
  return (
    name.startsWith('on') ||
    ['style', 'src', 'srcdoc', 'action', 'formaction', 'srcset', 'data'].includes(name)
  )
}
