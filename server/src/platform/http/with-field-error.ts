import { AppError, errorCatalogue } from '@marquee/contract/errors'

/**
 * Does what is asked for one of several. A refusal keeps its code and names the one at `field`; a fault in what all share keeps its own
 * fields.
 */
export async function withFieldError<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.data.fields) throw error
    throw new AppError(error.code, { ...error.data, fields: { [field]: errorCatalogue[error.code][1] } })
  }
}
