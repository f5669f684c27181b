import type { CallOutput } from '@marquee/contract/call'
import { evidenceCalls } from '@marquee/contract/calls/evidence'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { saveBytes } from '#lib/save-file.ts'
import { toast } from '#lib/toast.ts'
import type { Viewer } from '#lib/viewer.ts'

type Pack = CallOutput<typeof evidenceCalls.talentEvidence>
export type EvidenceFormat = 'pdf' | 'json'

const rows = {
  brand: evidenceCalls.brandEvidence,
  talent: evidenceCalls.talentEvidence,
  agent: evidenceCalls.agentEvidence,
} as const

/** Returns the mutation that saves the evidence of a deal as a file, for one of its sides. */
export function useEvidenceDownload(side: Viewer, dealId: string) {
  return useMutation({
    mutationFn: async (format: EvidenceFormat) => savePack(await call(rows[side], { dealId }), format),
    onError: (error) => toast.error(toastText(error)),
  })
}

/** Saves one of the two files of a pack. */
export function savePack({ name, json, pdf }: Pack, format: EvidenceFormat): void {
  if (format === 'json') saveBytes(`${name}.json`, [json], 'application/json')
  else saveBytes(`${name}.pdf`, [Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0))], 'application/pdf')
}
