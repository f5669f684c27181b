/** A pitch while it is typed; examples are one address on each line. */
export interface PitchValues extends Record<string, unknown> {
  pitch: string
  proposedFee: number | null
  answers: string[]
  sampleUrls: string
}

/** As a call takes it. */
export function pitchOf({ pitch, proposedFee, answers, sampleUrls }: PitchValues) {
  const lines = sampleUrls.split('\n').map((line) => line.trim())
  return { pitch, proposedFee, answers, sampleUrls: lines.filter((line) => line !== '') }
}

/** A fault of one example belongs to the field that holds them all. */
export function pitchField(path: string): string {
  return path.startsWith('sampleUrls') ? 'sampleUrls' : path
}
