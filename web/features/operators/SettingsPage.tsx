import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Card } from '#ui/Card.tsx'
import { PageKeysField } from '#ui/fields/PageKeysField.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { LegalPagesView } from './LegalPagesView.tsx'
import { ListsView } from './ListsView.tsx'
import { MarketSettingsView } from './MarketSettingsView.tsx'

const tabs = [
  { id: 'rules', label: 'Rules' },
  { id: 'lists', label: 'Lists' },
  { id: 'legal', label: 'Legal pages' },
  { id: 'keyboard', label: 'Keyboard' },
] as const

const leads: Readonly<Record<string, string>> = {
  lists: 'What brands and talents choose from. A new name shows everywhere within a minute.',
  legal: 'Terms, privacy and the other pages that the law asks for.',
  keyboard: 'Your own setting, for this browser.',
}

const views: Readonly<Record<string, ReactNode>> = {
  lists: <ListsView />,
  legal: <LegalPagesView />,
  keyboard: (
    <Card title="Keyboard">
      <PageKeysField />
    </Card>
  ),
}

/** The rules of the market, the lists that its forms offer, the legal pages, and how the operator’s browser reacts to keys. */
export function SettingsPage() {
  const [tab] = useUrlState('tab', 'rules')
  return (
    <>
      <PageHeader
        title="Settings"
        lead={leads[tab] ?? 'Rules of the market. Offers and deals keep the rules they were made with.'}
      />
      <UrlTabs label="Settings sections" tabs={tabs} />
      {views[tab] ?? <MarketSettingsView />}
    </>
  )
}
