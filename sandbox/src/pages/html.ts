/** Text that is already HTML. */
export interface Html {
  html: string
}

type Value = Html | Html[] | string | number | null | undefined | false

/** A template whose values are escaped, except those that are HTML themselves; null, undefined and false print nothing. */
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

/** Minor units as people read them, `£60.00`. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

/** Unix seconds as `21 Nov, 2026`. */
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
