/** Reads what the product has mailed, from the page that shows its outbox. */
export class Mailbox {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  /** The newest six-digit code mailed to somebody. Waits a little: mail leaves after the answer. */
  async codeFor(email: string): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const letters = await this.#letters()
      const code = letters
        .filter((letter) => letter.includes(email))
        .map((letter) => /\b\d{6}\b/.exec(letter)?.[0])
        .find(Boolean)
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`No code was mailed to ${email}.`)
  }

  /** The letters as the outbox page shows them, newest first. */
  async #letters(): Promise<string[]> {
    const answer = await fetch(`${this.#address}/dev/mail`)
    const page = await answer.text()
    return page.split('<article').slice(1)
  }
}
