import type { paymentCalls } from '@marquee/contract/calls/payments'
import type { Routes } from '../../platform/act.ts'
import { capturePayment } from './capture-payment.ts'
import { createOneTimePayment, paymentStatus } from './pay-payable.ts'
import { showPaymentObjects, showPaymentSettings } from './show-payments.ts'

export const paymentRoutes: Routes<typeof paymentCalls> = {
  paymentSettings: showPaymentSettings,
  createOneTimePayment,
  capturePayment,
  paymentStatus,
  paymentObjects: showPaymentObjects,
}
