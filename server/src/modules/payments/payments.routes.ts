import type { paymentCalls } from '@marquee/contract/calls/payments'
import type { Routes } from '../../platform/handler.ts'
import { getPaymentObjects, getPaymentSettings } from './get-payments.ts'
import { capturePayment, createOneTimePayment, paymentStatus } from './pay-payable.ts'

export const paymentRoutes: Routes<typeof paymentCalls> = {
  paymentSettings: getPaymentSettings,
  createOneTimePayment,
  capturePayment,
  paymentStatus,
  paymentObjects: getPaymentObjects,
}
