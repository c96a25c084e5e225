/** Drawings as pictures of pixels. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

let started: Promise<void> | undefined

async function start(): Promise<void> {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
}

/** When the picture before has been drawn and everything else has had its turn. */
let turn: Promise<void> = Promise.resolve()

/**
 * An SVG as PNG. It has no fonts, so text is not drawn. It holds the process while it draws, so pictures wait for each other and
 * the process looks at everything else between two: however many are asked for, nobody else waits for more than one.
 */
export async function pngOfSvg(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  // It may be started only once.
  started ??= start()
  await started
  turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)))
  await turn
  const resvg = new Resvg(svg, { ...options, font: { loadSystemFonts: false } })
  const image = resvg.render()
  const png = Buffer.from(image.asPng())
  image.free()
  resvg.free()
  return png
}
