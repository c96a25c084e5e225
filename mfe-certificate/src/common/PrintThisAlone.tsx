import { createGlobalStyle } from 'styled-components'

/** Hides everything except the elements marked `data-print-sheet` and their parents: hidden elements use no paper. */
export const PrintThisAlone = createGlobalStyle`
  @media print {
    body :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
  }
`
