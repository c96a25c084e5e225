/** The texts of one owner in one language: flat ids, values with `{placeholders}`. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * The second language of a catalogue: every id of the first. A text with a count `{n}` may have a singular
 * under `<id>_one`.
 */
export type Translation<Zh extends Catalogue> = Readonly<Record<keyof Zh & string, string>> &
  Readonly<Partial<Record<`${keyof Zh & string}_one`, string>>>

/** Loads the second language: a dynamic import of the file that exports `en`. */
export type LoadTranslation<Zh extends Catalogue> = () => Promise<{ en: Translation<Zh> }>
