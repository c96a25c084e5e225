import { screen } from '@testing-library/react'

/** The values of all fact lists on the page; a value may be in several parts, so that its lines end between words. */
export const facts = (): (string | null)[] => screen.getAllByRole('definition').map(({ textContent }) => textContent)
