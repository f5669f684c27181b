/** A question that a module asks of modules to its right; the answer is wired in when the server is assembled. */
export interface Port<Answers> {
  answer(by: Answers): void
  ask(): Answers
}

/** Declares a question. Asking before the server is wired is a fault of the wiring and says which question. */
export function port<Answers>(name: string): Port<Answers> {
  let answers: Answers | null = null
  return {
    answer(by) {
      answers = by
    },
    ask() {
      if (!answers) throw new Error(`Nobody answers ${name}`)
      return answers
    },
  }
}
