import { testOrders } from './money/test-orders.ts'

testOrders(0)
