import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/Stack.tsx'

/** Leads to the user’s reports and to decisions about them. */
export function ReportsCard({ path }: { path: string }) {
  return (
    <Card title="Reports">
      <Stack gap={12}>
        <p>What you have reported, and decisions about your content and account, with the appeal.</p>
        <div>
          <ButtonLink to={path}>Reports and decisions</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
