import { ContentPagesPage } from '#features/content/ContentPagesPage.tsx'

export default function Content() {
  return <ContentPagesPage />
}
