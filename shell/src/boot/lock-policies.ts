/** Name of the policy with which DOMPurify has HTML parsed; the gateway allows it on every page. */
const SANITISER = 'dompurify'

interface PolicyRules {
  createHTML?: (text: string) => string
  createScriptURL?: (url: string) => string
}

interface PolicyFactory {
  createPolicy(name: string, rules?: PolicyRules): object
}

/**
 * From here on nobody makes a Trusted Types policy that lets a script in: scripts come through the gate. The
 * sanitiser's policy is made now, before any module could take its name, and each sanitiser gets this one.
 * `isUnverified` knows the addresses of developers' servers, whose builds add scripts with policies of their own.
 */
export function lockPolicies(isUnverified: (url: string) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (trustedTypes === undefined) return
  const create = trustedTypes.createPolicy.bind(trustedTypes)
  const sanitiser = create(SANITISER, { createHTML: (text) => text })
  const createPolicy = (name: string, { createHTML, createScriptURL }: PolicyRules = {}): object => {
    if (name === SANITISER) return sanitiser
    const checked = (url: string): string => {
      if (!isUnverified(url)) throw new TypeError(`script refused, only the page adds scripts: ${url}`)
      return createScriptURL?.(url) ?? url
    }
    return create(name, { ...(createHTML && { createHTML }), ...(createScriptURL && { createScriptURL: checked }) })
  }
  const locked = { value: createPolicy, writable: false, configurable: false }
  Object.defineProperty(Object.getPrototypeOf(trustedTypes), 'createPolicy', locked)
  Object.defineProperty(trustedTypes, 'createPolicy', locked)
}
