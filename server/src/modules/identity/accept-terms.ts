import type { accountCalls } from '@marquee/contract/calls/accounts'
import { fail, failField } from '@marquee/contract/errors'
import { missingConfirmations } from '@marquee/contract/legal/confirmations'
import { currentVersion } from '@marquee/contract/legal/documents'
import type { Handler } from '../../platform/handler.ts'
import { createConsents, listConsents } from './consents.store.ts'
import { loadLegalDocuments } from './legal-versions.store.ts'

/**
 * Records that the user confirms documents in the versions they were shown, and returns what is left to
 * confirm. Fails with `document_changed` when another version applies now, and by field for a document that
 * the role does not confirm.
 */
export const acceptTerms: Handler<typeof accountCalls.acceptTerms> = async (ctx, { documents }) => {
  const { id, role } = ctx.actor
  if (role === null || role === 'adminProMax') return fail('wrong_role')
  const [legalDocuments, before] = await Promise.all([loadLegalDocuments(), listConsents(id)])
  for (const { document, version } of documents) {
    if (!legalDocuments[document].confirmedBy.includes(role))
      failField('documents', 'Your account does not confirm this document.')
    if (version !== currentVersion(legalDocuments[document])) fail('document_changed')
  }
  await createConsents(id, documents, { acceptedAt: ctx.now, way: 'asked_again', ip: ctx.ip })
  return { documentsToConfirm: missingConfirmations(role, [...before, ...documents], legalDocuments) }
}
