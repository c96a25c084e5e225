/**
 * What the page carries of the schema library: what its own contracts use. A
 * module uses whatever the library has; its build takes these names from the
 * page and carries the others it uses (see `schemasOfPage` in shared/federation).
 */
export {
  array,
  boolean,
  instance,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  startsWith,
  string,
  transform,
  trim,
  union,
  unknown,
  ValiError,
  variant,
} from 'valibot'
