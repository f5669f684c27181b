import { useState } from 'react'
import { saveBytes } from '#lib/save-file.ts'
import { toast } from '#lib/toast.ts'
import classes from '../AppEnrolment.module.css'
import { Button } from '../Button.tsx'
import { Cluster } from '../Cluster.tsx'
import { Stack } from '../Stack.tsx'
import { CheckField } from './CheckField.tsx'

/** Shows the recovery codes, this once, to copy or to save as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false)
  return (
    <Stack>
      <p>
        Each of these codes replaces your app once, if you lose your phone. Keep them in a safe place. They
        are not shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster>
        <Button size="small" onClick={() => void copy(codes)}>
          Copy
        </Button>
        <Button size="small" onClick={() => download(codes)}>
          Download
        </Button>
      </Cluster>
      <CheckField label="I have saved these codes" value={isKept} onChange={setKept} />
      <Button kind="primary" size="large" wide disabled={!isKept} onClick={onDone}>
        Continue
      </Button>
    </Stack>
  )
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success('Codes copied.')
  } catch {
    // Some browsers block copying; the codes are on the screen.
    toast.warning('Copying is blocked by your browser. Download the codes instead.')
  }
}

function download(codes: readonly string[]): void {
  saveBytes('marquee-recovery-codes.txt', [`${codes.join('\r\n')}\r\n`], 'text/plain')
}
