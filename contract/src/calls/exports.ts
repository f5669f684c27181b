import { z } from 'zod'
import { emptyInput, read, userRoles, write } from '../call.ts'
import { id, instant } from '../rules/text.ts'

/** A copy of the data about a person: being made, ready, or not made because of an error of ours. */
const dataExport = z.object({
  id: id(),
  status: z.enum(['waiting', 'ready', 'failed']),
  requestedAt: instant(),
  /** Until when it can be downloaded; null while it is not ready. */
  availableUntil: instant().nullable(),
  /** Its size in bytes; null while it is not ready. */
  bytes: z.number().int().nullable(),
})
export type DataExport = z.output<typeof dataExport>

/** The calls about copies of everything that Marquee stores about a person. */
export const dataExportCalls = {
  requestExport: write('/user/requestExport', {
    by: userRoles,
    whileActing: 'refused',
    input: emptyInput(),
    response: dataExport,
    stepUp: 'password',
    rate: 'costly',
    message: 'We’re collecting your data. This takes a few minutes.',
    summary:
      'Asks for a copy of everything about the account, as a zip. One that is being made, or is less than an hour old, is returned.',
  }),
  dataExport: read('/user/getExport', {
    by: userRoles,
    whileActing: 'refused',
    input: emptyInput(),
    response: z.object({ latest: dataExport.nullable() }),
    rate: 'light',
    summary: 'The newest copy of the last seven days, or null.',
  }),
  dataExportUrl: write('/user/getExportUrl', {
    by: userRoles,
    whileActing: 'refused',
    input: emptyInput(),
    response: z.object({ url: z.string().nullable() }),
    stepUp: 'password',
    summary: 'Where the newest copy can be downloaded, for two to three hours; null while none is ready.',
  }),
}
