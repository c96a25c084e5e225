/** What is paid for an order, and where. */
interface Priced {
  readonly number: string
  readonly standPrice: number | null
  readonly couponAmount: number | null
}

/** Yuan, in whole fen; null where the school tells no price. */
export function payableOf({ standPrice, couponAmount }: Pick<Priced, 'standPrice' | 'couponAmount'>): number | null {
  if (standPrice === null) return null
  return Math.max(0, Math.round((standPrice - (couponAmount ?? 0)) * 100) / 100)
}

/** The school's own address with `{number}` and `{amount}` of the order in their places; '' where it has none. */
export function paymentUrlOf(address: string, order: Priced): string {
  return address
    .replaceAll('{number}', encodeURIComponent(order.number))
    .replaceAll('{amount}', encodeURIComponent(String(payableOf(order) ?? '')))
}
