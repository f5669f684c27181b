import type { ReactNode } from 'react'
import { talentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { useSetUpStep } from '#lib/use-set-up-step.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Columns } from '#ui/Columns.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { TalentForm } from './TalentForm.tsx'

const tabs = [
  { id: 'edit', label: 'Edit' },
  { id: 'portfolio', label: 'Portfolio' },
  { id: 'packages', label: 'Packages' },
  { id: 'page', label: 'Public page' },
  { id: 'preview', label: 'Preview' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'search', label: 'In search' },
]

interface TalentProfileProps {
  /** How the talent’s social accounts are verified, provided by the page. */
  verification: ReactNode
  preview: (talentId: string) => ReactNode
  /** The forms of works, packages and the public page, provided by the page. `onSaved` runs after a save. */
  portfolio: (talentId: string, onSaved: () => void) => ReactNode
  packages: (talentId: string, onSaved: () => void) => ReactNode
  publicPage: ReactNode
  reviews: (talent: { id: string; displayName: string }) => ReactNode
  /** Where the talent appears in searches, provided by the page. */
  place: ReactNode
}

/** A talent's own profile: the form, the preview as brands see it, and their reviews and figures. */
export function TalentProfilePage(parts: TalentProfileProps) {
  const { verification, preview, portfolio, packages, publicPage, reviews, place } = parts
  const { talent } = useUser()
  const { isFromSetUp, finish, hold } = useSetUpStep(talentPaths.home)
  const [tab] = useUrlState('tab', 'edit')
  if (!talent) return null
  return (
    <>
      <PageHeader
        {...(isFromSetUp && { back: { label: 'Set-up', to: talentPaths.home } })}
        title="Your profile"
        lead={talent.isListed ? 'Brands can find you.' : 'Brands can’t find you yet.'}
        actions={!isFromSetUp && <ButtonLink to={talentPaths.discover}>Find work</ButtonLink>}
      />
      <UrlTabs label="Profile" tabs={tabs} />
      {tab === 'preview' ? (
        preview(talent.id)
      ) : tab === 'portfolio' ? (
        portfolio(talent.id, finish)
      ) : tab === 'packages' ? (
        packages(talent.id, finish)
      ) : tab === 'page' ? (
        publicPage
      ) : tab === 'reviews' ? (
        reviews(talent)
      ) : tab === 'search' ? (
        place
      ) : (
        <Columns
          main={<TalentForm talent={talent} onSaved={finish} onDirty={hold} />}
          side={
            <>
              <PicturesCard kind="talent" face={talent.avatarUrl} cover={talent.coverUrl} onSaved={finish} />
              {verification}
            </>
          }
        />
      )}
    </>
  )
}
