/**
 * The names of the schema library that the page carries: those its own contracts use. A module may use any
 * name; its build takes these from the page and bundles the others (see `schemasOfPage` in
 * shared/federation).
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
