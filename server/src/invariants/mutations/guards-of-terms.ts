import type { Mutation } from './mutations.ts'

const termsFile = 'src/modules/brand-terms/brand-terms.store.ts'
const attachedFile = 'src/modules/offers/attached-terms.store.ts'
const attachedTest = 'src/modules/offers/attached-terms.test.ts'

/** The guards of the terms that a brand attaches to its offers. */
export const guardsOfTerms: readonly Mutation[] = [
  {
    title: 'attached terms are read by the sides of the offer',
    calls: ['brandAttachedTerms', 'talentAttachedTerms'],
    file: attachedFile,
    guard: 'eq(brandTerms.id, termsId), isReadable)',
    without: 'eq(brandTerms.id, termsId))',
  },
  {
    title: 'attached terms of a draft are not read by the talent',
    calls: [],
    test: attachedTest,
    file: attachedFile,
    guard: " <> 'draft'`",
    without: ' is not null`',
  },
  {
    title: 'attached terms are on the list of the brand',
    calls: [],
    test: attachedTest,
    file: termsFile,
    guard: 'eq(brandTerms.brandId, brandId),\n          eq(brandTerms.name, name),',
    without: 'eq(brandTerms.name, name),',
  },
  {
    title: 'attached terms have the named hash',
    calls: [],
    test: attachedTest,
    file: termsFile,
    guard: ' and files.sha256 = ',
    without: " and '' <> ",
  },
  {
    title: 'attached terms are changed by the brand only',
    calls: [],
    test: attachedTest,
    file: 'src/modules/offers/attach-terms.ts',
    guard: 'if (terms.brandTerms !== null && !isSameBrandTerms(terms.brandTerms, attached))',
    without: 'if (terms.brandTerms === undefined)',
  },
  {
    title: 'own terms are removed by their brand only',
    calls: ['removeBrandTerms'],
    file: termsFile,
    guard: 'eq(brandTerms.id, id), eq(brandTerms.brandId, brandId), isNull(brandTerms.removedAt)',
    without: 'eq(brandTerms.id, id), isNull(brandTerms.removedAt)',
  },
]
