/** Reads what the product has mailed, from the page that shows its outbox. */
export class Mailbox {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  /** The newest six-digit code mailed to somebody. Waits a little: mail is written after the answer. */
  async codeFor(email: string): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const newest = (await this.#letters()).find((letter) => letter.to === email)
      const code = /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0]
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No code was mailed to ${email}.`)
  }

  /** The address in the newest mail to somebody that begins with this path. */
  async linkFor(email: string, path: string): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const newest = (await this.#letters()).find((letter) => letter.to === email)
      const link = newest?.text.split(/\s/).find((word) => word.includes(path))
      if (link) return link
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No link to ${path} was mailed to ${email}.`)
  }

  /** The letters of the outbox, newest first. */
  async #letters(): Promise<SentEmail[]> {
    const answer = await fetch(`${this.#address}/dev/mail/list.json`)
    const { data }: { data: SentEmail[] } = await answer.json()
    return data
  }
}

interface SentEmail {
  to: string
  subject: string
  text: string
}
