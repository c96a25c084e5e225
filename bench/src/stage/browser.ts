/** As much of a browser as the pages need: what it keeps, its tabs, and the events of tabs. */
import { IDBFactory } from 'fake-indexeddb'

import { PageLife, type VirtualTime } from './virtual-time'

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** One tab with one page. */
export class Tab {
  readonly life = new PageLife()
  readonly #device: Device
  readonly #window: Listening = new EventTarget()
  readonly #document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  readonly #channels: TabChannel[] = []

  constructor(device: Device) {
    this.#device = device
  }

  /** Runs the page's code with the tab's window and the browser's database as globals. */
  run<Result>(work: () => Result): Result {
    const open = (name: string): TabChannel => {
      const channel = new TabChannel(name, this, this.#device)
      this.#channels.push(channel)
      return channel
    }
    return this.life.run(() => {
      Object.assign(globalThis, {
        window: this.#window,
        document: this.#document,
        indexedDB: this.#device.database,
        localStorage: this.#device.storage,
        // Called with `new`, a function that returns an object yields that object.
        BroadcastChannel: function BroadcastChannel(name: string) {
          return open(name)
        },
      })
      return work()
    })
  }

  /** The tab becomes visible again. */
  wake(): void {
    this.#tell(this.#window, 'focus')
  }

  goOnline(): void {
    this.#tell(this.#window, 'online')
  }

  /** The tab is hidden and shown again. */
  turnAway(): void {
    for (const state of ['hidden', 'visible']) {
      this.#document.visibilityState = state
      this.#tell(this.#document, 'visibilitychange')
    }
  }

  /** The tab is closed; the page may still send its last request. */
  hide(): void {
    this.#tell(this.#window, 'pagehide')
  }

  /** The page's code stops, and the page receives no more events. */
  kill(): void {
    this.life.isKilled = true
    for (const channel of this.#channels) channel.close()
    this.#device.tabs.delete(this)
  }

  #tell(target: Listening, name: string): void {
    if (!this.life.isKilled) this.run(() => target.dispatchEvent(new Event(name)))
  }
}

/** `slow`: it opens when every page has stopped waiting for it. `failing`: it is denied. */
export type StorageTrouble = 'slow' | 'failing'

export class Device {
  readonly database = new DeviceDatabase()
  readonly storage = new DeviceStorage()
  readonly tabs = new Set<Tab>()
  readonly channels = new Set<TabChannel>()

  newTab(): Tab {
    const tab = new Tab(this)
    this.tabs.add(tab)
    return tab
  }

  /** The device sleeps with all its tabs, and wakes. */
  async sleep(time: VirtualTime, milliseconds: number): Promise<void> {
    await time.sleep(milliseconds)
    for (const tab of this.tabs) tab.wake()
  }
}

/** Milliseconds for which a slow database opens. */
const SLOW_OPENING = 6000

/** What opens while there is trouble meets it; what is open stays open. */
class DeviceDatabase extends IDBFactory {
  trouble: StorageTrouble | null = null

  override open(name: string, version?: number): IDBOpenDBRequest {
    if (this.trouble === 'failing') throw new DOMException('denied', 'SecurityError')
    const request = super.open(name, version)
    if (this.trouble === 'slow') delayOpening(request)
    return request
  }
}

function delayOpening(request: IDBOpenDBRequest): void {
  const dispatch = request.dispatchEvent.bind(request)
  request.dispatchEvent = (event) => {
    if (event.type !== 'success') return dispatch(event)
    setTimeout(() => dispatch(event), SLOW_OPENING)
    return true
  }
}

/** As much of `localStorage` as the pages use. */
class DeviceStorage {
  readonly #texts = new Map<string, string>()

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text)
  }

  removeItem(key: string): void {
    this.#texts.delete(key)
  }
}

/** Messages of one tab reach the browser's other tabs a moment later. */
class TabChannel extends EventTarget {
  readonly #name: string
  readonly #tab: Tab
  readonly #device: Device

  constructor(name: string, tab: Tab, device: Device) {
    super()
    this.#name = name
    this.#tab = tab
    this.#device = device
    device.channels.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of this.#device.channels) {
      if (other === this || other.#name !== this.#name) continue
      setTimeout(() => other.#hear(data), 1)
    }
  }

  #hear(data: unknown): void {
    if (!this.#tab.life.isKilled) this.#tab.run(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  close(): void {
    this.#device.channels.delete(this)
  }
}
