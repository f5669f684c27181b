/** Reads the product's sent emails from its development outbox. */
export class Mailbox {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  /**
   * Returns the newest six-digit code emailed to an address. Retries, because emails are written after the
   * response.
   */
  async codeFor(email: string): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const newest = (await this.#emails()).find((message) => message.to === email)
      const code = /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0]
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No code was emailed to ${email}.`)
  }

  /** Returns the link that begins with this path in the newest email to an address that has one. */
  async linkFor(email: string, path: string): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const links = (await this.#emails())
        .filter((message) => message.to === email)
        .flatMap(({ text }) => text.split(/\s/))
      const link = links.find((word) => word.includes(path))
      if (link) return link
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No link to ${path} was emailed to ${email}.`)
  }

  /** Waits for an email to an address whose text contains this. */
  async receives(email: string, text: string): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await this.#emails()).some((message) => message.to === email && message.text.includes(text)))
        return
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No email to ${email} contains “${text}”.`)
  }

  /** Returns the emails of the outbox, newest first. */
  async #emails(): Promise<SentEmail[]> {
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
