import type { dealSheetCalls } from '@marquee/contract/calls/deal-sheets'
import { sha256 } from '../../platform/events/merkle.ts'
import { signSeal } from '../../platform/events/seal-keys.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadSheet } from './load-sheet.ts'
import { renderSheet } from './render-sheet.ts'

/** The first byte of what is signed, so that a signature of a sheet counts for nothing else (see `evidence/load-pack.ts`). */
const sheetPrefix = Buffer.from([4])

/** Returns the sheet of a deal to one of its sides. Fails with `not_found` for a foreign deal. */
export const getDealSheet: Handler<typeof dealSheetCalls.talentDealSheet> = (ctx, { dealId }) =>
  loadSheet(ctx, dealId)

/** Returns the sheet as a PDF and as a signed JSON file. Fails with `not_found` for a foreign deal. */
export const downloadDealSheet: Handler<typeof dealSheetCalls.talentDealSheetFiles> = async (
  ctx,
  { dealId },
) => {
  const hashed = await loadSheet(ctx, dealId)
  const { sheet, hash } = hashed
  const text = Buffer.from(JSON.stringify(sheet), 'utf8')
  const json = JSON.stringify({ content: sheet, hash, ...signSeal(sha256(sheetPrefix, text)) }, null, 1)
  return {
    name: `Deal sheet ${sheet.brand} and ${sheet.talent} ${sheet.dealId.slice(0, 8)}`,
    json,
    pdf: (await renderSheet(hashed, json)).toString('base64'),
  }
}
