/** Whether the focused element uses the key itself: to type, choose or press. */
export function isOwnKey(focused: Element | null, key: string): boolean {
  if (focused === null) return false
  if (
    focused.closest('input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]')
  ) {
    return true
  }
  if (focused.closest('input[type=range], [role=tablist], [role=menu]')) return /^(Arrow|Home|End|Page)/.test(key)
  return key === ' ' && focused.closest('button, a, summary') !== null
}
