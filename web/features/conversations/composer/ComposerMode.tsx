import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { previewOf } from '../conversation-texts.ts'
import classes from './Composer.module.css'
import type { Mode } from './composer-mode.ts'

/** Shows the message being replied to or edited, with a cancel button. */
export function ComposerMode({ mode: { kind, message }, onCancel }: { mode: Mode; onCancel: () => void }) {
  return (
    <div className={classes.mode}>
      <p>
        <strong>{kind === 'reply' ? `Reply to ${message.author}` : 'Edit your message'}</strong>{' '}
        {kind === 'reply' && previewOf(message)}
      </p>
      <button
        type="button"
        className={classes.tool}
        aria-label={kind === 'reply' ? 'Cancel reply' : 'Cancel edit'}
        onClick={onCancel}
      >
        <IconX size={18} stroke={1.8} />
      </button>
    </div>
  )
}
