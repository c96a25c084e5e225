import { createGlobalStyle } from 'styled-components'

import { color, font, size, space, text, weight } from './tokens'

/** The base styles: a small reset, the school's type and colours, one focus ring for everything. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: ${color.bg};
    color: ${color.text};
    font: ${weight.regular} ${text.m} ${font.sans};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A heading must not be scrolled under the sticky header. */
    scroll-padding-top: calc(${size.headerHeight} + ${space[4]});
    /* The column does not move when a page needs no scroll bar. */
    scrollbar-gutter: stable;
  }

  body { min-height: 100dvh; line-break: strict; overflow-wrap: break-word; }

  h1, h2, h3, h4 { font-weight: ${weight.bold}; text-wrap: balance; line-break: auto; }
  p { text-wrap: pretty; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }

  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  table { border-collapse: collapse; }

  a { color: inherit; text-decoration: none; text-underline-offset: 0.2em; }
  ::selection { background: ${color.accentSoft}; color: ${color.text}; }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  /* Headings take focus when a page opens, so that it is announced; they are no controls. */
  :is(h1, h2, main)[tabindex='-1']:focus { outline: none; }

  @media print {
    html { background: none; }
  }
`
