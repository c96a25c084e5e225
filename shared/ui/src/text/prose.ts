import { styled } from 'styled-components'

import { color, font, media, radius, space, text, weight } from '../theme/tokens'

/** Foreign HTML in the school's own look. */
export const Prose = styled.div`
  font: ${weight.regular} ${text.m} ${font.sans};
  line-height: 1.8;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${space[4]};
  }
  & > :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${space[8]};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  h2 {
    font: ${weight.bold} ${text.xl} ${font.sans};
  }
  h3 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
  h4,
  h5,
  h6 {
    font: ${weight.bold} ${text.m} ${font.sans};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  ul,
  ol {
    padding-inline-start: 1.75em;
  }
  li + li {
    margin-block-start: ${space[1]};
  }
  li::marker {
    color: ${color.textSubtle};
  }
  blockquote {
    padding-inline-start: ${space[5]};
    border-inline-start: 3px solid ${color.accentText};
    color: ${color.textMuted};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color.border};
  }
  img {
    height: auto;
    margin-inline: auto;
    border-radius: ${radius.m};
  }
  /* The place is there before the picture; whatever its shape, it is shown whole. */
  img[data-alone] {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
  }
  audio {
    width: min(100%, 26rem);
  }
  figcaption,
  caption {
    padding-block: ${space[2]};
    color: ${color.textSubtle};
    font: ${weight.regular} ${text.s} ${font.sans};
    text-align: center;
  }
  code,
  pre,
  kbd {
    border-radius: ${radius.s};
    background: ${color.surfaceSunken};
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.9em;
  }
  code,
  kbd {
    padding: 0.1em 0.35em;
  }
  pre {
    padding: ${space[4]};
    overflow-x: auto;
  }
  pre code {
    padding: 0;
  }
  mark {
    background: ${color.warningSoft};
    color: inherit;
  }
  [data-scroller] {
    overflow-x: auto;
  }
  table {
    font-size: 0.9375em;
  }
  th,
  td {
    min-width: 5em;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    text-align: start;

    /* A cell is narrow: its lines end between words, and no amount is parted from its unit. A column is never
       narrower than its longest word, or it would end in the middle of one. */
    overflow-wrap: break-word;
    word-break: keep-all;

    @media ${media.phone} {
      min-width: 0;
      padding-inline: calc(${space[1]} * 1.5);
      font-size: 0.9375em;
    }
  }
  /* Said, so that no reader of names takes a place to break for a gap between words. */
  wbr {
    display: inline;
  }
  [data-one-line] {
    white-space: nowrap;
  }
  th {
    background: ${color.surfaceSunken};
    font-weight: ${weight.medium};
  }

  /* An author's colour keeps its hue and becomes dark or light enough to read. */
  [style*='--author-color'] {
    color: light-dark(
      oklch(from var(--author-color) min(l, 0.5) c h / 1),
      oklch(from var(--author-color) max(l, 0.75) c h / 1)
    );
  }
`
