import type { ReactElement, ReactNode } from 'react'

/** What is drawn and is no bare text, so that a translating browser may change what stands beside it. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined

/** Words get an element of their own, anything else is drawn as it is: for what may be either. */
export function inOwnElement(content: ReactNode): ReactElement {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : <>{content}</>
}
