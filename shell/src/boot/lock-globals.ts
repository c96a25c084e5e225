/** What calls are made with: code of a module that replaced one would hear every later call, and the token in it. */
export function lockGlobals(): void {
  lock(globalThis, ['fetch', 'XMLHttpRequest'])
  lock(XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader'])
}

function lock<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[]): void {
  for (const name of names) {
    Object.defineProperty(owner, name, { value: owner[name], writable: false, configurable: false })
  }
}
