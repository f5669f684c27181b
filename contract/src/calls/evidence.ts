import { z } from 'zod'
import { read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { id, instant, paragraph } from '../rules/text.ts'
import { caseFile } from './operator-cases.ts'

const ofDeal = { noun: 'deal', field: 'dealId' } as const

/** The evidence pack of a deal, as two files to save. */
const pack = z.object({
  /** The name of the files, without an ending. */
  name: z.string(),
  /** The signed content, which `scripts/check-evidence.mjs` checks. */
  json: z.string(),
  /** The same for people, in base64. */
  pdf: z.string(),
})

const sending = z.object({
  dealId: id(),
  evidenceDue: instant().nullable(),
  /** When the pack goes to the bank; null once it was sent, or when the bank has decided. */
  sendsAt: instant().nullable(),
  sentAt: instant().nullable(),
  /** It was handed to the provider and has not arrived yet. */
  isSending: z.boolean(),
  /** Why the provider has rejected it; null when it has not. */
  error: z.string().nullable(),
})

const talentEvidence = read('/talent/getEvidence', {
  // It holds the messages of both sides.
  whileActing: 'refused',
  by: ['talent'],
  input: z.strictObject({ dealId: id() }),
  response: pack,
  subject: ofDeal,
  rate: 'costly',
  summary: 'The evidence pack of a deal: terms, work with file hashes, messages, timeline and sealed rows.',
})

/** The evidence of a deal for its sides, for a bank and for operators. */
export const evidenceCalls = {
  brandEvidence: { ...talentEvidence, path: '/brand/getEvidence', by: ['brand'] },
  talentEvidence,
  // The pack holds messages, which an agent reads with this right only.
  agentEvidence: onBehalfOfSubject('/talentagent/getEvidence', talentEvidence, 'message'),
  operatorEvidence: write('/superAdmin/getEvidence', {
    by: ['adminProMax'],
    input: z.strictObject({ dealId: id(), reason: operatorReason() }),
    response: pack,
    rate: 'costly',
    summary: 'The evidence pack of any deal. The download is part of the audit log.',
  }),
  chargeback: read('/superAdmin/getChargeback', {
    by: ['adminProMax'],
    input: z.strictObject({ chargebackId: id() }),
    response: sending.extend(caseFile),
    summary: 'A disputed card payment: its deal, and when the evidence goes to the bank, or when it went.',
  }),
  sendEvidence: write('/superAdmin/sendEvidence', {
    by: ['adminProMax'],
    input: z.strictObject({
      chargebackId: id(),
      /** Added to what the bank reads. */
      note: paragraph(2_000, 0).default(''),
      reason: operatorReason(),
    }),
    response: sending,
    errors: ['wrong_state'],
    message: 'The evidence is on its way to the bank.',
    summary: 'Sends the evidence to the bank now. It is sent once only.',
  }),
} as const
