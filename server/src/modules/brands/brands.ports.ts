import { port } from '../../platform/port.ts'

/** Called in the transaction that saves a brand's profile, before it is saved; implemented by verification. */
export const brandChanges = port<{
  beforeChange(
    brandId: string,
    next: { website?: string | undefined; companyNumber?: string | undefined },
    now: Date,
  ): Promise<void>
}>('brandChanges')
