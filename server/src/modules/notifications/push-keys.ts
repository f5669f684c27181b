import webPush from 'web-push'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { loadOrCreateSecret } from '../../platform/generated-secret.ts'
import { runtimeState } from '../../platform/runtime.ts'

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys that sign our pushes, and the contact address for push services. */
export type PushKeys = z.output<typeof keyPair> & { subject: string }

const state = runtimeState<{ keys: PushKeys | null; isStrict: boolean }>(() => ({
  keys: null,
  isStrict: true,
}))

/**
 * Reads the key pair from the settings, or outside production from DATA_DIR, where it is generated once;
 * without one in production no pushes are sent.
 */
export function openPush(config: Config): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM } = config
  state().isStrict = config.isProduction
  const keys =
    publicKey && privateKey
      ? { publicKey, privateKey }
      : config.isProduction
        ? null
        : loadOrCreateKeys(config.DATA_DIR)
  state().keys = keys && {
    ...keys,
    subject: `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'postmaster@localhost'}`,
  }
}

/** Returns the key pair; null when this server sends no pushes. */
export const pushKeys = (): PushKeys | null => state().keys

/** Returns whether push services must be real ones: https, and outside our own network. */
export const isStrictAboutPush = (): boolean => state().isStrict

function loadOrCreateKeys(folder: string): z.output<typeof keyPair> {
  return keyPair.parse(
    JSON.parse(loadOrCreateSecret(folder, 'vapid.json', () => JSON.stringify(webPush.generateVAPIDKeys()))),
  )
}
