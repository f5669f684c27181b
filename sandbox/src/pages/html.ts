/** Text that is already HTML. */
export interface Html {
  html: string
}

type Value = Html | Html[] | string | number | null | undefined | false

/**
 * Renders a template with escaped values, except values that are HTML; null, undefined and false render
 * nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return {
    html: strings.reduce(
      (text, part, index) => text + part + (index < values.length ? print(values[index]) : ''),
      '',
    ),
  }
}

function print(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(({ html: inner }) => inner).join('')
  return typeof value === 'object' ? value.html : escapeText(String(value))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Formats minor units as `£60.00`. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

/** Formats unix seconds as `21 Nov, 2026`. */
export function day(seconds: number): string {
  const [date = '', month = '', year = ''] = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(seconds * 1000)
    .split(' ')
  return `${date} ${month}, ${year}`
}
