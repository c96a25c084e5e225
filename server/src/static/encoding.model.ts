/** Content codings this server has files in, the better first. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/**
 * The best coding a client accepts among those at hand, by its
 * Accept-Encoding; null for the plain bytes.
 */
export function chooseCoding(acceptEncoding: string | undefined, atHand: readonly Coding[]): Coding | null {
  if (acceptEncoding === undefined || atHand.length === 0) return null
  const weights = weightsOf(acceptEncoding)
  const accepted = CODINGS.filter((coding) => atHand.includes(coding) && weightOf(weights, coding) > 0)
  return accepted.sort((one, other) => weightOf(weights, other) - weightOf(weights, one))[0] ?? null
}

function weightOf(weights: ReadonlyMap<string, number>, coding: string): number {
  return weights.get(coding) ?? weights.get('*') ?? 0
}

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '') {
      weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
    }
  }
  return weights
}
