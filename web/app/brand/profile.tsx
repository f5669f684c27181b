import { BrandProfilePage } from '#features/profile/BrandProfilePage.tsx'

export default BrandProfilePage
