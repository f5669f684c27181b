import type { dataExportCalls } from '@marquee/contract/calls/exports'
import { fail } from '@marquee/contract/errors'
import { dayOf } from '@marquee/contract/rules/dates'
import { onCommit } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { runJobNow } from '../../platform/jobs/module-jobs.ts'
import { signedUrl } from '../files/signed-url.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { createExport, findNewestExport } from './exports.store.ts'
import { viewExport } from './exports.view.ts'

/** A new export is made at most this often, in milliseconds. */
const INTERVAL_MS = 3_600_000

/**
 * Asks for a copy of everything about the account. Returns the one that is being made or is less than an hour old, if there is one.
 * The owner gets an email, because a thief with an open session could ask as well.
 */
export const requestExport: Handler<typeof dataExportCalls.requestExport> = async (ctx) => {
  const latest = await findNewestExport(ctx.actor.id)
  const isRecent = latest && ctx.now.getTime() - latest.createdAt.getTime() < INTERVAL_MS
  if (latest && latest.status !== 'failed' && (latest.status === 'waiting' || isRecent))
    return viewExport(latest)
  const created =
    (await createExport(ctx.actor.id, ctx.now)) ?? (await findNewestExport(ctx.actor.id)) ?? fail('internal')
  const account = (await loadAccount(ctx.actor.id)) ?? fail('not_found')
  await sendEmail({
    isSecurity: true,
    to: account.email,
    subject: 'A copy of your data was requested',
    parts: [
      `Hello ${account.name},`,
      'we’re making a copy of everything that Marquee stores about you. You can download it in the settings when it is ready.',
      'If you didn’t ask for it, sign out all other sessions in the settings and change your password.',
    ],
    key: `export-${created.id}`,
  })
  onCommit(() => runJobNow('data exports'))
  return viewExport(created)
}

/** Returns the newest export of the account. */
export const getExport: Handler<typeof dataExportCalls.dataExport> = async (ctx) => {
  const latest = await findNewestExport(ctx.actor.id)
  return { latest: latest ? viewExport(latest) : null }
}

/** Returns where the newest export can be downloaded; null while none is ready. */
export const getExportUrl: Handler<typeof dataExportCalls.dataExportUrl> = async (ctx) => {
  const latest = await findNewestExport(ctx.actor.id)
  if (!latest?.key) return { url: null }
  const download = `marquee-data-${dayOf(latest.createdAt)}.zip`
  return { url: signedUrl(latest.key, { download }, ctx.now) }
}
