import { proveOrders } from './money/test-orders.ts'

proveOrders(1)
