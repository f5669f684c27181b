import { port } from '../../platform/port.ts'

/** Called in the transaction that saves a talent's social accounts, before they are saved; implemented by verification. */
export const socialChanges = port<{
  beforeChange(talentId: string, socials: readonly { platform: string; handle: string }[]): Promise<void>
}>('socialChanges')

/**
 * Called in the transaction that saves social accounts, also those of managed profiles, to remember who has them;
 * implemented by outside talents.
 */
export const knownHandles = port<{
  remember(
    talents: readonly { talentId: string; socials: readonly { platform: string; handle: string }[] }[],
  ): Promise<void>
}>('knownHandles')
