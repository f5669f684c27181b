import type { financeCalls } from '@marquee/contract/calls/finance'
import type { Routes } from '../../platform/handler.ts'
import { getMoney, getUserMoney, getVat } from './get-money.ts'
import { getBankDisputes, getPayments, getPayouts, getRefunds } from './get-movements.ts'

export const financeRoutes: Routes<typeof financeCalls> = {
  marketMoney: getMoney,
  marketVat: getVat,
  userMoney: getUserMoney,
  allPayments: getPayments,
  allPayouts: getPayouts,
  allRefunds: getRefunds,
  bankDisputes: getBankDisputes,
}
