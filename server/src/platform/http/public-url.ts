let base = 'http://127.0.0.1:3000'

/** Names the address people reach the product at; once at start, from `PUBLIC_URL`. */
export function setPublicUrl(url: string): void {
  base = url.replace(/\/+$/, '')
}

/** The full address of a page, for mails. */
export function publicUrl(path: `/${string}`): string {
  return `${base}${path}`
}
