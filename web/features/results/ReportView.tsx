import type { CampaignReport, ReportRow } from '@marquee/contract/calls/results'
import {
  type FigureName,
  figureNames,
  reportFigures,
  sourceLabels,
} from '@marquee/contract/rules/campaign-report'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describeResults } from '@marquee/contract/rules/describe-results'
import { formatNumber } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { BarChart } from '#ui/BarChart.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Stat } from '#ui/Stat.tsx'
import classes from './Results.module.css'

/** Bars of one chart at most; the table below has everything. */
const MAX_BARS = 12
const MAX_DAYS = 31

/** The figures of a campaign with their sources, as bars and as tables. */
export function ReportView({ report }: { report: CampaignReport }) {
  const { currency, total, posts, talents, deliverables } = report
  return (
    <Stack gap={20}>
      <Card title="Totals">
        <div className={classes.stats}>
          {total.spend !== null && (
            <Stat
              label="Spend"
              value={formatMoney(total.spend, currency)}
              note="Paid on Marquee, less refunds"
            />
          )}
          {figureNames.map((name) => (
            <Stat
              key={name}
              label={reportFigures[name].label}
              value={countOf(total[name].value)}
              note={noteOf(total, name)}
            />
          ))}
        </div>
        {total.spend !== null && (
          <div className={classes.stats}>
            {figureNames.map((name) => (
              <Stat
                key={name}
                label={reportFigures[name].costLabel}
                value={moneyOf(total.cost[name], currency)}
              />
            ))}
          </div>
        )}
        <p className={classes.note}>
          {describeResults(posts)}
          {total.spend !== null &&
            ' A cost is the spend on the work whose figure is known, divided by that figure; there is none for a figure of 0.'}
        </p>
      </Card>
      <Charts report={report} />
      <Card title="By talent">
        <DataTable
          caption="By talent"
          items={talents}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Talent', cell: ({ name }) => name },
            ...columnsOf(currency, total.spend !== null),
          ]}
        />
      </Card>
      <Card title="By deliverable">
        <DataTable
          caption="By deliverable"
          items={deliverables}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Talent', cell: ({ talentName }) => talentName },
            { label: 'Deliverable', cell: (row) => <PostLink {...row} /> },
            ...columnsOf(currency, total.spend !== null),
          ]}
        />
      </Card>
      <p className={classes.note}>
        {total.spend !== null &&
          'Spend is with fee and VAT, and is split equally between the deliverables of a deal. '}
        Marquee measures clicks on tracking links; a link for a whole deal counts for its talent only. Talents
        enter reach and engagements, and the brand enters the uses of its codes.
      </p>
    </Stack>
  )
}

function PostLink({ title, postUrl }: { title: string; postUrl: string | null }): ReactNode {
  if (!postUrl) return title
  return (
    <a href={postUrl} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}

function Charts({ report: { currency, total, talents, clicksByDay } }: { report: CampaignReport }) {
  const byTalent = (numberOf: (row: ReportRow) => number | null) =>
    talents.slice(0, MAX_BARS).map((row) => ({ name: row.name, full: numberOf(row) ?? 0 }))
  const charts = [
    total.spend !== null && total.spend > 0 && (
      <BarChart
        label="Spend by talent"
        nameLabel="Talent"
        fullLabel="Spend"
        currency={currency}
        bars={byTalent(({ spend }) => spend)}
      />
    ),
    (total.reach.value ?? 0) > 0 && (
      <BarChart
        label="Reach by talent"
        nameLabel="Talent"
        fullLabel="Reach"
        bars={byTalent(({ reach }) => reach.value)}
      />
    ),
    clicksByDay.length > 0 && (
      <BarChart
        label="Clicks by day"
        nameLabel="Day"
        fullLabel="Clicks"
        bars={clicksByDay
          .slice(-MAX_DAYS)
          .map(({ day, clicks }) => ({ name: formatDate(day), short: day.slice(8), full: clicks }))}
      />
    ),
  ]
  const titles = ['Spend by talent', 'Reach by talent', 'Clicks by day']
  if (!charts.some(Boolean)) return null
  return (
    <div className={classes.charts}>
      {charts.map(
        (chart, index) =>
          chart && (
            <Card key={titles[index]} title={titles[index] ?? ''}>
              {chart}
            </Card>
          ),
      )}
    </div>
  )
}

function columnsOf(currency: Currency, showsSpend: boolean): Column<ReportRow>[] {
  const figures = figureNames.map(
    (name): Column<ReportRow> => ({
      label: reportFigures[name].label,
      isNumber: true,
      cell: (row) => <FigureCell row={row} name={name} currency={currency} />,
    }),
  )
  const spend: Column<ReportRow> = {
    label: 'Spend',
    isNumber: true,
    cell: (row) => moneyOf(row.spend, currency),
  }
  return showsSpend ? [spend, ...figures] : figures
}

/** A figure with its source and its cost below. */
function FigureCell({ row, name, currency }: { row: ReportRow; name: FigureName; currency: Currency }) {
  const { value, source } = row[name]
  const minor = row.cost[name]
  return (
    <span className={classes.cell}>
      <span>{countOf(value)}</span>
      {source && <span className={classes.source}>{sourceLabels[source]}</span>}
      {minor !== null && (
        <span className={classes.source}>
          {formatMoney(minor, currency)} {reportFigures[name].unit}
        </span>
      )}
    </span>
  )
}

const noteOf = (row: ReportRow, name: FigureName): string =>
  row[name].source ? sourceLabels[row[name].source] : 'Not known yet'

const countOf = (value: number | null): string => (value === null ? '–' : formatNumber(value))

const moneyOf = (minor: number | null, currency: Currency): string =>
  minor === null ? '–' : formatMoney(minor, currency)
