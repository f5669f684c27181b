import { Refusal, refusals } from '@marquee/contract/refusals'

/**
 * Does what is asked for one of several. A refusal keeps its code and names the one at `field`; a fault in what all share keeps its own
 * fields.
 */
export async function refusedAt<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.data.fields) throw error
    throw new Refusal(error.code, { ...error.data, fields: { [field]: refusals[error.code][1] } })
  }
}
