import { automaticSources, normaliseHandle } from '@marquee/contract/rules/verification'
import { updateBrand } from '../src/modules/brands/brands.store.ts'
import { loadTalent, saveMeasuredFollowers } from '../src/modules/talents/talents.store.ts'
import {
  createBrandVerification,
  factOfHandle,
  saveCode,
  saveFacts,
  updateBrandVerification,
  updateHandle,
} from '../src/modules/verification/verification.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { today } from '../src/platform/time/day.ts'

/** The brands of the demo that are verified. */
const verifiedBrands = ['glow', 'run', 'kitchen']

/** Verifies some brands, and one social account of some talents, as an operator would have done. */
export async function seedVerified(
  brands: ReadonlyMap<string, string>,
  talents: readonly string[],
): Promise<void> {
  for (const key of verifiedBrands) {
    const brandId = brands.get(key)
    if (brandId) await verifyBrand(brandId, `https://${key}.example`)
  }
  for (const talentId of talents) await verifyHandle(talentId)
}

async function verifyBrand(brandId: string, website: string): Promise<void> {
  const companyNumber = '00000000'
  await inTransaction(systemActor, async (now) => {
    const checkedOn = today(now)
    await updateBrand(brandId, { companyNumber })
    await createBrandVerification(brandId)
    await updateBrandVerification(brandId, { status: 'verified', requestedAt: now, decidedAt: now })
    await saveFacts({ brandId }, [
      { kind: 'company_number', value: companyNumber, source: 'Example register of the demo', checkedOn },
      { kind: 'website', value: website, source: 'Website opened, names the company', checkedOn },
      { kind: 'card', value: '', source: automaticSources.card, checkedOn },
    ])
  })
}

async function verifyHandle(talentId: string): Promise<void> {
  await inTransaction(systemActor, async (now) => {
    const [social] = (await loadTalent(talentId))?.socials ?? []
    if (!social) return
    const { platform } = social
    const handle = normaliseHandle(social.handle)
    const row = await saveCode({ talentId, platform, handle }, { code: 'MQ-DEMO2345', expiresAt: now })
    if (row) await updateHandle(row.id, { status: 'verified', submittedAt: now, decidedAt: now })
    const value = factOfHandle(platform, handle)
    await saveFacts({ talentId }, [
      { kind: 'handle', value, source: automaticSources.handle, checkedOn: today(now) },
    ])
    const { followers } = social
    await saveMeasuredFollowers(
      talentId,
      { platform, handle },
      { followers, source: 'verified', on: today(now) },
    )
  })
}
