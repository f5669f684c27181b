import type { Plugin } from 'vite'

const text = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/.source
const sentence = new RegExp(`\\[\\s*(\\d{3}),\\s*(?:${text})\\s*,?\\s*\\]`, 'g')
const summary = new RegExp(`\\bsummary:\\s*(?:${text})`, 'g')

/**
 * Removes texts of the contract that only the server and the documents use from the browser build: the sentences of errors, which
 * come with the response, and the summaries of calls. About 4 kB of each page.
 */
export function withoutServerTexts(): Plugin {
  return {
    name: 'without-server-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (/contract\/src\/errors\.ts$/.test(id))
        return { code: code.replace(sentence, "[$1, '']"), map: null }
      if (/contract\/src\/calls\/[\w-]+\.ts$/.test(id))
        return { code: code.replace(summary, "summary: ''"), map: null }
      return null
    },
  }
}
