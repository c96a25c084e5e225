/** For tests: the differences between the two languages of a catalogue. */
import type { Catalogue } from './catalogue'

const SINGULAR = /_one$/

/**
 * Lists every id that one language lacks, every text whose `{placeholders}` differ, and every empty text. []
 * when there are none.
 */
export function catalogueDifferences(zhCN: Catalogue, en: Catalogue): string[] {
  return [
    ...Object.keys(zhCN)
      .filter((id) => en[id] === undefined)
      .map((id) => `${id}: missing in en`),
    ...Object.entries(en).flatMap(([id, text]) => differences(id, text, zhCN[id.replace(SINGULAR, '')])),
  ]
}

function differences(id: string, text: string, chinese: string | undefined): string[] {
  if (chinese === undefined) return [`${id}: missing in zh-CN`]
  if (text.trim() === '' || chinese.trim() === '') return [`${id}: empty`]
  const expected = placeholders(chinese)
  const found = placeholders(text)
  return expected === found ? [] : [`${id}: zh-CN has {${expected}}, en has {${found}}`]
}

function placeholders(text: string): string {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort().join(', ')
}
