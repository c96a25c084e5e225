/**
 * Runs the server halves of releases, in a thread with limits of its own. It draws one page at a time: a drawing's
 * session and language are of the whole thread.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { parentPort } from 'node:worker_threads'

import { JSDOM } from 'jsdom'

/** Releases in use are few; more are left behind by new ones. */
const MOST_HALVES = 24

const require = createRequire(import.meta.url)
const port = parentPort ?? exit()

/** By integrity, and for a module by that of the shell whose packages it takes, too. */
const halves = new Map()
/** Calls that the server has not answered yet. */
const asked = new Map()
let calls = 0
const dom = new JSDOM('')
/** Whether the drawing shows what the time is. */
let isOfItsMinute = false

globalThis.campusServer = {
  ask: (callId, request) =>
    new Promise((resolve, reject) => {
      calls += 1
      asked.set(calls, { resolve, reject })
      port.postMessage({ is: 'ask', call: calls, read: { callId, ...request } })
    }),
  window: () => dom.window,
  now: () => {
    isOfItsMinute = true
    return Date.now()
  },
}

port.on('message', (message) => {
  if (message.is === 'draw') void draw(message)
  else answer(message)
})

port.postMessage({ is: 'ready' })

function answer({ call, data, refusal, code }) {
  const waiting = asked.get(call)
  asked.delete(call)
  if (refusal === undefined) waiting?.resolve(data)
  else waiting?.reject(Object.assign(new Error(refusal), code === undefined ? {} : { code }))
}

async function draw({ page, shell, module }) {
  try {
    dom.reconfigure({ url: page.address })
    const { drawPage, sharedScope } = halfOf(shell.integrity, shell, require)
    const drawn = module === null ? null : moduleOf(module, { shell, sharedScope })
    port.postMessage({ is: 'loaded' })
    isOfItsMinute = false
    const result = await drawPage(page, drawn)
    port.postMessage({ is: 'drawn', drawn: result, isOfItsMinute })
  } catch (error) {
    port.postMessage({ is: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** What a module's half offers, with the shell's packages. */
function moduleOf(half, { shell, sharedScope }) {
  return halfOf(`${shell.integrity}\n${half.integrity}`, half, (request) => sharedScope[request]).default
}

/** The exports of a half whose file has the integrity that its manifest says. */
function halfOf(key, { path, integrity }, requireFor) {
  const known = halves.get(key)
  if (known !== undefined) return known
  const code = readFileSync(path)
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`
  if (found !== integrity) throw new Error(`${path} is not the file that its release names`)
  const module = { exports: {} }
  const parameters = ['module', 'exports', 'require']
  compileFunction(code.toString(), parameters, { filename: path })(module, module.exports, requireFor)
  if (halves.size >= MOST_HALVES) halves.clear()
  halves.set(key, module.exports)
  return module.exports
}

function exit() {
  throw new Error('this file is run by renderer.ts, in a thread')
}
