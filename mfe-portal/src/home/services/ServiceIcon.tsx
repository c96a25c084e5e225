import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color } from '@campus/ui/tokens'

import type { Service } from '../home.model'

const Drawing = styled.svg`
  flex: none;
  width: 44px;
  height: 44px;
  fill: none;
  stroke: ${color.accentText};
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* The one filled part of each drawing. */
  & > [data-fill] {
    fill: ${color.accentSoft};
  }
  & > [data-mark] {
    stroke-width: 2.2;
  }
`

const drawings: Record<Service, ReactNode> = {
  enrol: (
    <>
      <path data-fill d="M10 8h20a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z" />
      <path d="M15 8V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2zM13 18h10M13 24h7" />
      <path data-mark d="M37.500 20.500l3 3L29 35l-4.500 1.500L26 32z" />
    </>
  ),
  study: (
    <>
      <path data-fill d="M22 13c-4-3.500-9-4.500-16-4.500V34c7 0 12 1 16 4.500z" />
      <path d="M22 13c4-3.500 9-4.500 16-4.500V34c-7 0-12 1-16 4.500V13z" />
      <path data-mark d="M28 18.500l6 3.500-6 3.500z" />
      <path d="M11 16c2.500.2 4.500.7 6 1.500M11 22c2.500.2 4.500.7 6 1.500" />
    </>
  ),
  certificate: (
    <>
      <path d="M26 34H8a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3h28a3 3 0 0 1 3 3v9M12 15h14M12 21h8" />
      <circle data-fill cx="33" cy="27" r="7" />
      <path d="M29.500 33L28 41l5-3 5 3-1.500-8" />
      <path data-mark d="M30 27l2.300 2.300L36.200 25" />
    </>
  ),
  exam: (
    <>
      <path d="M22 40H10a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h14l9 9v5M24 5v9h9" />
      <path data-mark d="M12.500 20l2 2 3.500-4M12.500 29l2 2 3.500-4" />
      <circle data-fill cx="32" cy="32" r="9" />
      <path d="M32 27v5l3.500 2.500" />
    </>
  ),
  evaluate: (
    <>
      <path
        data-fill
        d="M22 6l5 10.200 11.200 1.600-8.100 7.900 1.900 11.100-10-5.200-10 5.200 1.900-11.100-8.100-7.900L17 16.200z"
      />
      <path data-mark d="M17.500 23.500l3.200 3.200 6-6.200" />
      <path d="M36 6v5M33.500 8.500h5" />
    </>
  ),
  identify: (
    <>
      <path data-fill d="M22 4l14 5v11c0 9-6 16-14 20C14 36 8 29 8 20V9z" />
      <circle cx="20.500" cy="19" r="6" />
      <path data-mark d="M25 23.500l5 5" />
      <path d="M18 19.200l1.800 1.800 3.200-3.400" />
    </>
  ),
}

/** A service as a line drawing in the school's colour. */
export function ServiceIcon({ service }: { service: Service }) {
  return (
    <Drawing viewBox="0 0 44 44" aria-hidden>
      {drawings[service]}
    </Drawing>
  )
}
