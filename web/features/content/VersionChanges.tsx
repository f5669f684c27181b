import type { EditedContentPage } from '@marquee/contract/calls/operator-content'
import { contentPages } from '@marquee/contract/content/pages'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import type { TextPart } from '#lib/text-changes.ts'
import { ChangedText } from '#ui/ChangedText.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useContentVersion } from './content.queries.ts'
import { contentChanges, type FieldChange, type PlaceChange } from './content-changes.ts'
import type { FieldRows } from './field-values.ts'
import classes from './VersionChanges.module.css'

type Version = EditedContentPage['versions'][number]

interface VersionChangesProps {
  page: ContentKey
  version: Version
  onClose: () => void
}

/** What a version changed in each field, who published it, when and why. */
export function VersionChanges({ page, version, onClose }: VersionChangesProps) {
  const rows: FieldRows = contentPages[page].fields
  return (
    <Dialog isOpen onClose={onClose} title={`Changes in version ${version.version}`} shape="wide">
      <Stack>
        <p className={classes.facts}>
          {`${version.by}, ${formatLocalDateTime(version.at)}. Reason: ${version.reason}`}
        </p>
        <Loaded query={useContentVersion(page, version.version)} skeleton={<RowsSkeleton />}>
          {({ saved, before }) => (
            <Changes changes={contentChanges(rows, { ...before.content }, { ...saved.content })} />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

const legend: readonly TextPart[] = [
  { text: 'Compared with the version before: ', kind: 'same' },
  { text: 'added', kind: 'added' },
  { text: ', ', kind: 'same' },
  { text: 'removed', kind: 'removed' },
]

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p>The texts are the same as in the version before.</p>
  return (
    <>
      <ChangedText parts={legend} />
      {changes.map(({ name, label, changes: texts }) => (
        <section key={name} className={classes.field} aria-label={label}>
          <h3>{label}</h3>
          {texts.map((change) => (
            <PlaceOfChange key={change.place} change={change} />
          ))}
        </section>
      ))}
    </>
  )
}

function PlaceOfChange({ change: { place, texts } }: { change: PlaceChange }) {
  return (
    <div className={classes.change}>
      {place && <h4>{place}</h4>}
      {texts.map(({ label, parts }) => (
        <div key={label}>
          {label && <p className={classes.label}>{label}</p>}
          {parts.length > 0 ? <ChangedText parts={parts} /> : <p>Only the formatting has changed.</p>}
        </div>
      ))}
    </div>
  )
}
