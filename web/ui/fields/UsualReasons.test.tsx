// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { queueKindNames } from '@marquee/contract/rules/queue-kinds'
import { usualReasons } from '@marquee/contract/rules/usual-reasons'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AuditReason } from './AuditReason.tsx'
import { UsualReasonsContext } from './UsualReasons.tsx'

afterEach(cleanup)

function Form() {
  const [reason, setReason] = useState('')
  return <AuditReason label="Reason for postponing" value={reason} onChange={setReason} />
}

it('a usual reason is entered with one click and can be edited', () => {
  render(
    <MantineProvider>
      <UsualReasonsContext value={usualReasons.returned_payout}>
        <Form />
      </UsualReasonsContext>
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Waiting for new bank details' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason for postponing/ })
  expect(field.value).toBe('Waiting for new bank details')
  fireEvent.change(field, { target: { value: 'Waiting for new bank details until Friday' } })
  expect(field.value).toBe('Waiting for new bank details until Friday')
})

it('each kind of item has at least two usual reasons that the log takes', () => {
  for (const kind of queueKindNames) {
    expect(usualReasons[kind].length, kind).toBeGreaterThanOrEqual(2)
    for (const reason of usualReasons[kind]) expect(reason.length).toBeGreaterThanOrEqual(3)
  }
})
