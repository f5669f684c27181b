import { type CampaignTemplate, campaignTemplateCalls } from '@marquee/contract/calls/campaign-templates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useCampaignTemplates } from './campaigns.queries.ts'

interface CampaignTemplatesProps {
  onCreated: (campaignId: string) => void
}

/** The brand’s templates, from which a draft starts. Renders nothing without one. */
export function CampaignTemplates({ onCreated }: CampaignTemplatesProps) {
  const templates = useCampaignTemplates()
  const [deleting, setDeleting] = useState<CampaignTemplate | null>(null)
  const start = useCallMutation(campaignTemplateCalls.startFromTemplate, {
    topics: ['campaigns', 'home'],
    success: 'Draft created. Check its dates before you publish it.',
    onSuccess: ({ id }) => onCreated(id),
  })
  const remove = useCallMutation(campaignTemplateCalls.deleteCampaignTemplate, {
    topics: ['campaigns'],
    onSuccess: () => setDeleting(null),
  })
  if (!templates.isError && !templates.data?.items.length) return null
  return (
    <Card title="Start from a template" tone="flush">
      <Loaded query={templates} skeleton={<RowsSkeleton count={2} />}>
        {({ items }) => (
          <RowList label="Templates" isInCard>
            {items.map((template) => (
              <Row
                key={template.id}
                title={template.name}
                detail={detailOf(template)}
                action={
                  <Cluster>
                    <Button
                      size="small"
                      aria-label={`Start from “${template.name}”`}
                      busy={start.isPending && start.variables?.templateId === template.id}
                      onClick={() => start.mutate({ templateId: template.id })}
                    >
                      Start
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={`Delete the template “${template.name}”`}
                      onClick={() => setDeleting(template)}
                    >
                      Delete
                    </Button>
                  </Cluster>
                }
              />
            ))}
          </RowList>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        title={`Delete the template “${deleting?.name ?? ''}”?`}
        consequences={['Campaigns that started from it stay.', 'You can’t undo this.']}
        confirm="Delete template"
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ templateId: deleting.id })}
      />
    </Card>
  )
}

/** Returns the title and the work of a template, without what its name says already. */
const detailOf = ({ name, title, work }: CampaignTemplate): string =>
  [title !== name && title, work].filter(Boolean).join(' · ')
