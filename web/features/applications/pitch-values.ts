/** The form values of a pitch; examples are one URL per line. */
export interface PitchValues extends Record<string, unknown> {
  pitch: string
  proposedFee: number | null
  answers: string[]
  sampleUrls: string
}

/** Returns the pitch as a call takes it. */
export function pitchOf({ pitch, proposedFee, answers, sampleUrls }: PitchValues) {
  const lines = sampleUrls.split('\n').map((line) => line.trim())
  return { pitch, proposedFee, answers, sampleUrls: lines.filter((line) => line !== '') }
}

/** Maps an issue of one example URL to the field that holds them all. */
export function pitchField(path: string): string {
  return path.startsWith('sampleUrls') ? 'sampleUrls' : path
}
