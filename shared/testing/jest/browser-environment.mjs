import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom'

/**
 * Browser features that jsdom lacks and Node has. The fetch family and its signals come together: Node's
 * `Request` refuses a signal of jsdom, and the router makes one on every navigation.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'crypto',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
]

/** jsdom, plus what every supported browser has. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context)
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value: globalThis[name] })
    }
    // Typed arrays that cross the border must be of one realm.
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }
}
