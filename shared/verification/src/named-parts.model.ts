/** A part of a text: plain, or one of the names in it. */
export type TextPart<Name> = string | { readonly text: string; readonly name: Name }

/** Splits a text at the given names. Names that the text does not contain are left out. */
export function namedParts<Name extends string>(text: string, names: Readonly<Record<Name, string>>): TextPart<Name>[] {
  const entries = Object.entries<string>(names) as [Name, string][]
  return entries.reduce<TextPart<Name>[]>(
    (parts, [name, words]) =>
      parts.flatMap((part) => {
        if (typeof part !== 'string' || words === '') return [part]
        const start = part.indexOf(words)
        if (start === -1) return [part]
        const around: TextPart<Name>[] = [part.slice(0, start), { text: words, name }, part.slice(start + words.length)]
        return around.filter((piece) => piece !== '')
      }),
    [text],
  )
}
