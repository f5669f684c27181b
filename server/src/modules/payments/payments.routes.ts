import type { paymentCalls } from '@marquee/contract/calls/payments'
import type { Routes } from '../../platform/handler.ts'
import { capturePayment } from './capture-payment.ts'
import { showPaymentObjects, showPaymentSettings } from './get-payments.ts'
import { createOneTimePayment, paymentStatus } from './pay-payable.ts'

export const paymentRoutes: Routes<typeof paymentCalls> = {
  paymentSettings: showPaymentSettings,
  createOneTimePayment,
  capturePayment,
  paymentStatus,
  paymentObjects: showPaymentObjects,
}
