import type { Person } from './person.ts'

/**
 * Performs a call as the person, or the operator, signed in in this browser, for steps that another scenario already shows on
 * screen.
 */
export async function ask({ page }: Person, path: string, body: object) {
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const name = path.startsWith('/superAdmin/') ? 'adminToken' : 'token'
      const token = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? ''
      const response = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token },
        body: JSON.stringify(body),
      })
      return { status: response.status, envelope: await response.json() }
    },
    { path, body },
  )
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.envelope)}`)
  return answer.envelope.data
}
