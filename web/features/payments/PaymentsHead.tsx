import type { ReactNode } from 'react'
import { brandPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PathTabs } from '#ui/PathTabs.tsx'

interface PaymentsHeadProps {
  title: string
  lead: string
  actions?: ReactNode
}

const tabs = [
  { to: brandPaths.budgets, label: 'Budgets' },
  { to: brandPaths.invoices, label: 'Invoices' },
  { to: brandPaths.cards, label: 'Cards' },
  { to: brandPaths.plan, label: 'Plan' },
]

/** The header shared by the four pages about a brand's money. */
export function PaymentsHead({ title, lead, actions }: PaymentsHeadProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <PathTabs label="Payments" tabs={tabs} />
    </>
  )
}
