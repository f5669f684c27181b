import type { ReactNode } from 'react'
import { talentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { useSetUpStep } from '#lib/use-set-up-step.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Columns } from '#ui/Columns.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { TalentForm } from './TalentForm.tsx'

const tabs = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
]

/** A talent's own profile: the form, and the preview as brands see it. */
export function TalentProfilePage({ preview }: { preview: (talentId: string) => ReactNode }) {
  const { talent } = useUser()
  const { isFromSetUp, finish } = useSetUpStep(talentPaths.home)
  const [tab] = useUrlState('tab', 'edit')
  if (!talent) return null
  return (
    <>
      <PageHeader
        {...(isFromSetUp && { back: { label: 'Set-up', to: talentPaths.home } })}
        title="Your profile"
        lead={talent.isListed ? 'Brands can find you.' : 'Brands can’t find you yet.'}
      />
      <UrlTabs label="Profile" tabs={tabs} />
      {tab === 'preview' ? (
        preview(talent.id)
      ) : (
        <Columns
          main={<TalentForm talent={talent} onSaved={finish} />}
          side={
            <PicturesCard kind="talent" face={talent.avatarUrl} cover={talent.coverUrl} onSaved={finish} />
          }
        />
      )}
    </>
  )
}
