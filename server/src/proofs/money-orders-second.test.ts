import { proveOrders } from './money/prove-orders.ts'

proveOrders(1)
