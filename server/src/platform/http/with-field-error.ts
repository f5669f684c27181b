import { AppError, errorCatalogue } from '@marquee/contract/errors'

/**
 * Runs `work` for one item of several. An error keeps its code and names the item at `field`; an error in
 * shared fields keeps its own fields.
 */
export async function withFieldError<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.data.fields) throw error
    throw new AppError(error.code, { ...error.data, fields: { [field]: errorCatalogue[error.code][1] } })
  }
}

/** Runs `work`; an error that names fields names them as `rename` returns them. */
export async function withFieldsRenamed<T>(
  rename: (field: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.data.fields) throw error
    const fields = Object.entries(error.data.fields).map(([field, text]) => [rename(field), text])
    throw new AppError(error.code, { ...error.data, fields: Object.fromEntries(fields) })
  }
}
