import { port } from '../../platform/port.ts'

/** Returns which of these talents the agency represents. */
export const representedTalents =
  port<(agencyId: string, talentIds: readonly string[]) => Promise<string[]>>('representedTalents')
