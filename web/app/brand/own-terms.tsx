import { BrandTermsPage } from '#features/brand-terms/BrandTermsPage.tsx'

export default function OwnTerms() {
  return <BrandTermsPage />
}
