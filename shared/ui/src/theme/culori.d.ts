/** The part of culori that the tests use; it ships no types. */
declare module 'culori' {
  export function oklch(color: string): { l: number; c: number; h?: number }
  export function formatHex(color: { mode: 'oklch'; l: number; c: number; h: number }): string
  export function wcagContrast(one: string, other: string): number
}
