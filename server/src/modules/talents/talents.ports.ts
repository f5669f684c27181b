import { port } from '../../platform/port.ts'

/** Called in the transaction that saves a talent's social accounts, before they are saved; implemented by verification. */
export const socialChanges = port<{
  beforeChange(talentId: string, socials: readonly { platform: string; handle: string }[]): Promise<void>
}>('socialChanges')
