import { type PublicPage, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Portfolio.module.css'
import { usePublicPage } from './portfolios.queries.ts'

/** Whether anyone may open the talent’s page, and at which address. */
export function PublicPageCard() {
  return (
    <Card title="Public page">
      <Loaded query={usePublicPage()} skeleton={<RowsSkeleton />}>
        {(page) => <PublicPageForm key={page.slug} page={page} />}
      </Loaded>
    </Card>
  )
}

function PublicPageForm({ page }: { page: PublicPage }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: portfolioCalls.savePublicPage,
    initial: { isPublic: page.isPublic, slug: page.slug },
    // The address that Marquee gave may be longer than a chosen one.
    toBody: ({ isPublic, slug }) => ({ isPublic, ...(slug !== page.slug && { slug }) }),
    topics: ['portfolios'],
  })
  const { host } = window.location
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={!form.isDirty()}>
          Save
        </Button>
      }
    >
      <p>
        A page that anyone can open and search engines can list: your work, packages, numbers with their
        source, rating and reviews. It never shows your email, phone or legal name. It is off until you turn
        it on.
      </p>
      <CheckField
        label="Public page"
        hint="Anyone with the address can see it, also without an account."
        {...form.getInputProps('isPublic', { type: 'checkbox' })}
        value={form.values.isPublic}
      />
      <TextField
        label="Address"
        hint={`${host}/t/${form.values.slug}. You can change it ${page.changesLeft} more times; former addresses lead to your page.`}
        {...form.getInputProps('slug')}
      />
      {page.isPublic && (
        <Callout>
          <Stack gap={8}>
            <p className={classes.address}>
              Your page is public: <a href={`/t/${page.slug}`}>{`${host}/t/${page.slug}`}</a>
            </p>
            <p>
              <a href={`/t/${page.slug}/media-kit.pdf`}>Media kit, PDF</a>
            </p>
          </Stack>
        </Callout>
      )}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
