import type { Row } from './row.ts'

export interface Product extends Row {
  created: number
  active: boolean
  name: string
  default_price: string | null
  updated: number
}

export interface Price extends Row {
  created: number
  active: boolean
  currency: string
  lookup_key: string | null
  nickname: string | null
  product: string
  recurring: {
    interval: 'day' | 'week' | 'month' | 'year'
    interval_count: number
    trial_period_days: number | null
    [field: string]: unknown
  } | null
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified'
  type: 'one_time' | 'recurring'
  unit_amount: number
}

export interface TaxRate extends Row {
  created: number
  active: boolean
  country: string | null
  display_name: string
  inclusive: boolean
  percentage: number
}

export interface TaxId extends Row {
  created: number
  customer: string
  type: string
  value: string
}
