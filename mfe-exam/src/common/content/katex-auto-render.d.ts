/** KaTeX ships no types for its auto-render extension. */
declare module 'katex/contrib/auto-render' {
  import type { KatexOptions } from 'katex'

  interface AutoRenderOptions extends KatexOptions {
    delimiters: readonly { left: string; right: string; display: boolean }[]
  }

  export default function renderMathInElement(element: Node, options: AutoRenderOptions): void
}
