import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useEffect, useState } from 'react'
import { call } from '#lib/api.ts'
import { ApiError, errorText } from '#lib/api-error.ts'
import { canPush, endPush, isPushed, startPush } from '#lib/push.ts'
import { toast } from '#lib/toast.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'

/** Turns push notifications on or off in this browser. Permission is requested only here, after a click. */
export function PushCard() {
  const { key } = useCallQuery(['push-key'], notificationCalls.pushKey, {}).data ?? { key: null }
  const [isOn, setOn] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void isPushed().then(setOn)
  }, [])
  if (key === null || isOn === null) return null
  const turn = async () => {
    setBusy(true)
    try {
      setOn(isOn ? await turnOff() : await turnOn(key))
    } catch (error) {
      // Browser errors are technical, so they are replaced.
      toast.error(
        error instanceof ApiError
          ? errorText(error)
          : 'This browser couldn’t reach its push service. Try again later.',
      )
    }
    setBusy(false)
  }
  return (
    <Card title="Push notifications">
      <p>
        {isOn
          ? 'This browser shows the notifications you chose above, even when Marquee is closed.'
          : wordsFor()}
      </p>
      {canPush() && Notification.permission !== 'denied' && (
        <div>
          <Button busy={isBusy} onClick={turn}>
            {isOn ? 'Turn off push notifications' : 'Turn on push notifications'}
          </Button>
        </div>
      )}
    </Card>
  )
}

function wordsFor(): string {
  if (!canPush())
    return 'This browser can’t show notifications. On an iPhone, add Marquee to the home screen first.'
  if (Notification.permission === 'denied')
    return 'Notifications from Marquee are blocked. You can allow them in your browser’s settings.'
  return 'This browser can show the notifications you chose above, even when Marquee is closed.'
}

async function turnOn(key: string): Promise<boolean> {
  const subscription = await startPush(key)
  if (!subscription) return false
  const { endpoint, keys } = subscription
  await call(notificationCalls.addPush, { endpoint, keys })
  toast.success('Push notifications are on in this browser.')
  return true
}

async function turnOff(): Promise<boolean> {
  const endpoint = await endPush()
  if (endpoint) await call(notificationCalls.removePush, { endpoint })
  toast.success('Push notifications are off in this browser.')
  return false
}
