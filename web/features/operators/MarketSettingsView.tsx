import {
  type OperatorSettings,
  operatorSettingCalls,
  type SettingChangeView,
} from '@marquee/contract/calls/operator-settings'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import {
  type MarketSettingKey,
  type MarketSettingValue,
  marketSettingRows,
} from '@marquee/contract/rules/market-settings'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { ChangeSettingForm } from './ChangeSettingForm.tsx'
import { describeSetting } from './describe-setting.ts'

type Setting = OperatorSettings['settings'][number]

/** The settings of the market with their history: each change has an author, a reason and a moment. */
export function MarketSettingsView() {
  const settings = useCallQuery(['settings', 'operator'], operatorSettingCalls.operatorSettings, {})
  const [open, setOpen] = useState<Setting | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Loaded query={settings} skeleton={<RowsSkeleton />}>
        {({ settings: rows, changes }) => (
          <Stack>
            <RowList label="Settings">
              {rows.map((setting) => (
                <SettingRow
                  key={setting.key}
                  setting={setting}
                  planned={changes.filter(({ key, status }) => key === setting.key && status === 'planned')}
                  onChange={() => setOpen(setting)}
                />
              ))}
            </RowList>
            <History changes={changes} />
          </Stack>
        )}
      </Loaded>
      <Dialog isOpen={open !== null} onClose={close} title={open ? marketSettingRows[open.key].label : ''}>
        {open && <ChangeSettingForm settingKey={open.key} value={open.value} onClose={close} />}
      </Dialog>
    </>
  )
}

interface SettingRowProps {
  setting: Setting
  planned: readonly SettingChangeView[]
  onChange: () => void
}

function SettingRow({ setting: { key, value, isDefault }, planned, onChange }: SettingRowProps) {
  const { label, help } = marketSettingRows[key]
  const [next] = planned.toSorted((one, other) => one.effectiveAt.localeCompare(other.effectiveAt))
  return (
    <Row
      title={`${label}: ${describeSetting(key, value)}`}
      detail={next ? `${help} ${plannedText(key, next.value, next.effectiveAt)}` : help}
      state={
        next ? <Status tone="warning">Planned</Status> : !isDefault && <Status tone="action">Changed</Status>
      }
      action={
        <Button size="small" onClick={onChange} aria-label={`Change ${label}`}>
          Change
        </Button>
      }
    />
  )
}

const plannedText = (key: MarketSettingKey, value: MarketSettingValue, at: string): string =>
  `From ${formatLocalDateTime(at)}: ${describeSetting(key, value)}.`

function History({ changes }: { changes: readonly SettingChangeView[] }) {
  return (
    <Card title="History" tone={changes.length === 0 ? 'plain' : 'flush'}>
      {changes.length === 0 ? (
        <EmptyState title="Nothing was changed yet">Changes appear here with author and reason.</EmptyState>
      ) : (
        <DataTable<SettingChangeView>
          caption="Changes of settings, newest first"
          items={changes}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Setting', cell: ({ key }) => marketSettingRows[key].label },
            { label: 'Value', cell: ({ key, value }) => describeSetting(key, value) },
            { label: 'From', isShort: true, cell: ({ effectiveAt }) => formatLocalDateTime(effectiveAt) },
            { label: 'By', cell: ({ by }) => by },
            { label: 'Reason', cell: ({ reason }) => reason },
            { label: 'State', cell: (change) => <ChangeState change={change} /> },
          ]}
        />
      )}
    </Card>
  )
}

const stateLabels = { planned: 'Planned', applied: 'Applied', cancelled: 'Cancelled' } as const

function ChangeState({ change: { id, status } }: { change: SettingChangeView }) {
  const cancel = useCallMutation(operatorSettingCalls.cancelSettingChange, { topics: ['settings'] })
  if (status !== 'planned') return stateLabels[status]
  return (
    <Button
      size="small"
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ changeId: id, reason: 'Cancelled in the history of settings' })}
    >
      Cancel change
    </Button>
  )
}
