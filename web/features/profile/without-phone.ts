import { isActing } from '#lib/acting.ts'

/** Returns the values without the phone number while an operator acts as the user: only the user changes it. */
export function withoutPhoneWhileActing(values: Record<string, unknown>): Record<string, unknown> {
  if (!isActing()) return values
  const { phone: _phone, ...others } = values
  return others
}
