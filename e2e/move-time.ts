import type { Stage } from './harness/scenario.ts'

/** Returns the product's time, in milliseconds. */
export async function timeOf({ address }: Stage): Promise<number> {
  const { data } = await (await fetch(`${address}/dev/clock`)).json()
  return Date.parse(data.now)
}

/** Moves the product's time forward. The provider's clock stays, and so does the browser's. */
export async function moveTime({ address }: Stage, hours: number): Promise<void> {
  const answer = await fetch(`${address}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hours }),
  })
  if (!answer.ok) throw new Error(`The time did not move: ${answer.status} ${await answer.text()}`)
}
