/** What modules' code stands on beside the window itself: whoever changes one of these is heard by all others. */
const OWNERS =
  'Object Function Array String Number RegExp Date Promise Map Set WeakMap Error JSON Math Reflect Intl URL ' +
  'URLSearchParams Request Response Headers AbortController FormData Blob EventTarget Event Node Element HTMLElement ' +
  'HTMLInputElement HTMLFormElement HTMLAnchorElement HTMLScriptElement HTMLIFrameElement HTMLImageElement Document ' +
  'ShadowRoot History Storage Navigator Crypto MessagePort Window Performance CSSStyleSheet Range Selection'

interface KeptProperty {
  readonly owner: object
  readonly name: PropertyKey
  readonly descriptor: PropertyDescriptor
}

// Held from the start: later ones may be a module's.
const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object
const { ownKeys } = Reflect

let kept: readonly KeptProperty[] = []

/** Remembers what the window and its classes are, before any module runs. */
export function keepGlobals(): void {
  const page = globalThis as unknown as Readonly<Record<string, unknown>>
  const classes = OWNERS.split(' ').flatMap((name) => {
    const owner = page[name]
    if (typeof owner === 'object' && owner !== null) return [owner]
    return typeof owner === 'function' ? [owner, owner.prototype as object] : []
  })
  const owners = [globalThis, document, navigator, getPrototypeOf(globalThis) as object, ...classes]
  kept = [...new Set(owners)].flatMap((owner) =>
    ownKeys(owner).flatMap((name) => {
      const descriptor = getOwnPropertyDescriptor(owner, name)
      const isFixed = descriptor?.configurable !== true && descriptor?.writable !== true
      return descriptor === undefined || isFixed ? [] : [{ owner, name, descriptor }]
    }),
  )
}

/** Puts back what was replaced or removed since; answers the names. What was added stays: builds keep their lists there. */
export function putBackGlobals(): string[] {
  const changed: string[] = []
  for (const { owner, name, descriptor } of kept) {
    const now = getOwnPropertyDescriptor(owner, name)
    if (now !== undefined && isSame(now, descriptor)) continue
    changed.push(String(name))
    try {
      defineProperty(owner, name, descriptor)
    } catch {
      // Somebody made it permanent: the name is told, and a reload is the way back.
    }
  }
  return changed
}

function isSame(one: PropertyDescriptor, other: PropertyDescriptor): boolean {
  return Object.is(one.value, other.value) && one.get === other.get && one.set === other.set
}
