import { accountCalls } from '@marquee/contract/calls/accounts'
import { type LegalDocument, legalDocuments } from '@marquee/contract/legal/documents'
import { formatDate } from '@marquee/contract/rules/dates'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './ConfirmDocuments.module.css'

/** Asks the user to confirm new versions of the terms or the privacy notice, before anything else. */
export function ConfirmDocuments({ onLogOut }: { onLogOut: () => Promise<void> }) {
  const user = useUser()
  const documents = user.documentsToConfirm.map((missing) => ({
    ...missing,
    row: legalDocuments[missing.document],
  }))
  const isAccepted = documents.some(({ row }) => row.confirmation === 'accepted')
  const confirm = useCallMutation(accountCalls.acceptTerms, {
    onSuccess: ({ documentsToConfirm }) => keepUser({ ...user, documentsToConfirm }),
  })
  return (
    <Dialog isOpen title={isAccepted ? 'Our terms have changed' : 'Our privacy notice has changed'}>
      <Stack gap={20}>
        <p>To go on, please {documents.map(({ row }) => requestOf(row)).join(' and ')}.</p>
        {documents.map(({ document, version, changes, row }) => (
          <section key={document} className={classes.document} aria-labelledby={`confirm-${document}`}>
            <h3 id={`confirm-${document}`}>{row.title}</h3>
            <p className={classes.version}>Last updated {formatDate(version)}. What has changed:</p>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <a href={row.path} target="_blank" rel="noreferrer" className={classes.link}>
              Read the {row.title.toLowerCase()}
            </a>
          </section>
        ))}
        <Cluster>
          <Button onClick={() => void onLogOut()}>Log out</Button>
          <Button
            kind="primary"
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate({
                documents: documents.map(({ document, version }) => ({ document, version })),
              })
            }
          >
            {isAccepted ? 'Accept' : 'Continue'}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}

/** Returns what a user is asked to do with a document, in the imperative. */
function requestOf({ title, confirmation }: LegalDocument): string {
  const name = title.toLowerCase()
  return confirmation === 'accepted' ? `accept the ${name}` : `read what has changed in the ${name}`
}
