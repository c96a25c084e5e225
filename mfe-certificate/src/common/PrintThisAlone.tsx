import { createGlobalStyle } from 'styled-components'

/** Hides all that neither holds what is marked `data-print-sheet` nor lies in it: hidden things take no paper. */
export const PrintThisAlone = createGlobalStyle`
  @media print {
    body :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
  }
`
