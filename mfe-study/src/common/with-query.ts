/** An address; empty parameters are left out. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return `${path}?${query.toString()}`
}
