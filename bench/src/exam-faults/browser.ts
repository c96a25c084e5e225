/** A browser as far as an attempt needs one: its database, its tabs, and what a tab hears of itself and of the others. */
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

  /** Runs the page's code, which finds the tab's window and the browser's database around it. */
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
        // Called with `new`, an object that is returned takes the place of the new one.
        BroadcastChannel: function BroadcastChannel(name: string) {
          return open(name)
        },
      })
      return work()
    })
  }

  /** Somebody looks at it again. */
  wake(): void {
    this.#tell(this.#window, 'focus')
  }

  goOnline(): void {
    this.#tell(this.#window, 'online')
  }

  /** It is put away, and may say goodbye. */
  hide(): void {
    this.#tell(this.#window, 'pagehide')
  }

  /** Nothing of its page runs any more, and it hears nothing. */
  kill(): void {
    this.life.isKilled = true
    for (const channel of this.#channels) channel.close()
    this.#device.tabs.delete(this)
  }

  #tell(target: Listening, name: string): void {
    if (!this.life.isKilled) this.run(() => target.dispatchEvent(new Event(name)))
  }
}

export class Device {
  readonly database = new IDBFactory()
  readonly tabs = new Set<Tab>()
  readonly channels = new Set<TabChannel>()

  newTab(): Tab {
    const tab = new Tab(this)
    this.tabs.add(tab)
    return tab
  }

  /** Sleeps with all that runs on it, and is woken. */
  async sleep(time: VirtualTime, milliseconds: number): Promise<void> {
    await time.sleep(milliseconds)
    for (const tab of this.tabs) tab.wake()
  }
}

/** What one tab says there the others of the browser hear a moment later. */
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
