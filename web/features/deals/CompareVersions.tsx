import type { Submission } from '@marquee/contract/calls/submissions'
import { useState } from 'react'
import { type TextPart, textChanges } from '#lib/text-changes.ts'
import { Button } from '#ui/Button.tsx'
import { ChangedText } from '#ui/ChangedText.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './SubmissionView.module.css'
import { versionOptions } from './version-options.ts'

type Side = 'both' | 'earlier' | 'later'

/**
 * Two versions side by side, the last two at first, with what differs in their captions. On a phone one is above the other, and
 * a switch shows one of them alone.
 */
export function CompareVersions({
  submissions,
  onClose,
}: {
  submissions: readonly Submission[]
  onClose: () => void
}) {
  const [earlierNo, setEarlier] = useState(String(submissions.at(-2)?.no ?? ''))
  const [laterNo, setLater] = useState(String(submissions.at(-1)?.no ?? ''))
  const [side, setSide] = useState<Side>('both')
  const versionOf = (no: string) => submissions.find((version) => String(version.no) === no)
  const [earlier, later] = [versionOf(earlierNo), versionOf(laterNo)]
  if (!earlier || !later) return null
  const parts = textChanges(earlier.caption, later.caption)
  return (
    <Stack gap={12}>
      <FieldRow>
        <SelectField
          label="Compare"
          value={earlierNo}
          onChange={setEarlier}
          options={versionOptions(submissions)}
        />
        <SelectField label="With" value={laterNo} onChange={setLater} options={versionOptions(submissions)} />
      </FieldRow>
      <fieldset className={classes.switch} aria-label="Versions shown">
        {(['both', 'earlier', 'later'] as const).map((one) => (
          <Button key={one} size="small" aria-pressed={side === one} onClick={() => setSide(one)}>
            {one === 'both' ? 'Both' : `Version ${one === 'earlier' ? earlier.no : later.no} only`}
          </Button>
        ))}
      </fieldset>
      <div className={classes.compared}>
        <VersionColumn
          version={earlier}
          parts={parts.filter(({ kind }) => kind !== 'added')}
          isHidden={side === 'later'}
        />
        <VersionColumn
          version={later}
          parts={parts.filter(({ kind }) => kind !== 'removed')}
          isHidden={side === 'earlier'}
        />
      </div>
      <div>
        <Button onClick={onClose}>Back to one version</Button>
      </div>
    </Stack>
  )
}

function VersionColumn({
  version,
  parts,
  isHidden,
}: {
  version: Submission
  parts: readonly TextPart[]
  isHidden: boolean
}) {
  return (
    <section
      className={classes.side}
      data-hidden={isHidden || undefined}
      aria-label={`Version ${version.no}, compared`}
    >
      <h3>Version {version.no}</h3>
      <Stack gap={12}>
        {version.files.map(({ id, url, previewUrl, mime, name, posterUrl }) => (
          <MediaViewer key={id} url={previewUrl ?? url} mime={mime} name={name} poster={posterUrl} />
        ))}
        {parts.length === 0 ? <p>No caption</p> : <ChangedText parts={parts} />}
      </Stack>
    </section>
  )
}
