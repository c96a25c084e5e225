import { act, render, screen } from '@testing-library/react'

import type { CampusModule } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import type { SlotName, SlotProps } from '@campus/contracts/slots'
import { lateTexts } from '@campus/testing/late-texts'
import { dismissToast, toastStore } from '@campus/ui/toast-store'

import { ModuleLoader } from './module-loader'
import { anEntry } from './module-map.fixtures'
import { createSlotHost, type OwnSlots } from './ModuleSlot'

type Slots = CampusModule['slots']

/** A site whose exam module offers two slots; records what the loader is asked and told. */
function site(load: () => Promise<Slots>, own?: OwnSlots) {
  const failures: string[] = []
  let loads = 0
  const modules = new ModuleLoader({
    map: { id: 'm', modules: [anEntry(null, { slots: ['consult-dialog.v1', 'album-dialog.v1'] })] },
    loadContainer: async (id) => {
      loads += 1
      return { id, contract: MODULE_CONTRACT, pages: {}, slots: await load() }
    },
    refusalOf: () => null,
    report: ({ phase, module, reason }) => void (phase === 'render' && failures.push(`${module} ${reason}`)),
    now: () => 0,
  })
  return { ...createSlotHost(modules, own), failures, loads: () => loads }
}

const onClose = jest.fn()
const props: SlotProps['consult-dialog.v1'] = { open: true, onClose }
beforeEach(() => {
  onClose.mockReset()
  for (const { id } of toastStore.read()) dismissToast(id)
})
const Consult = ({ open }: SlotProps['consult-dialog.v1']) => <p>{open ? 'enquiry' : 'closed'}</p>
const Album = () => <p>album</p>

/** Lets all pending work finish. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

test('whether a slot is offered is known before anything is loaded', () => {
  const { has, loads } = site(async () => ({}))
  expect([has('consult-dialog.v1'), has('preview-dialog.v1')]).toEqual([true, false])
  expect(loads()).toBe(0)
})

test('a slot shows its owner’s piece with what it is given', async () => {
  const { Slot, failures } = site(async () => ({ 'consult-dialog.v1': async () => ({ Component: Consult }) }))
  const { rerender } = render(<Slot name="consult-dialog.v1" props={props} />)
  expect(await screen.findByText('enquiry')).toBeInTheDocument()
  rerender(<Slot name="consult-dialog.v1" props={{ ...props, open: false }} />)
  expect(screen.getByText('closed')).toBeInTheDocument()
  expect(failures).toEqual([])
})

test('a slot without an owner shows nothing and loads nothing', async () => {
  const { Slot, loads, failures } = site(async () => ({}))
  const { container } = render(<Slot name="preview-dialog.v1" props={props} />)
  await settle()
  expect(container).toBeEmptyDOMElement()
  expect(loads()).toBe(0)
  expect(failures).toEqual([])
})

test.each<[string, () => Promise<Slots>, string[]]>([
  ['whose owner does not load', () => Promise.reject(new Error('404')), []],
  ['whose owner has no such piece', async () => ({}), []],
  [
    'whose piece does not come',
    async () => ({ 'consult-dialog.v1': () => Promise.reject(new Error('chunk lost')) }),
    ['mfe-exam consult-dialog.v1: chunk lost'],
  ],
  [
    'whose piece fails with something that is no error',
    async () => ({ 'consult-dialog.v1': () => Promise.reject('gone') }),
    ['mfe-exam consult-dialog.v1: gone'],
  ],
])('a slot %s says so and closes, and a lost piece is told', async (_, load, told) => {
  const { Slot, failures } = site(load)
  const { container } = render(<Slot name="consult-dialog.v1" props={props} />)
  await settle()
  expect(container).toBeEmptyDOMElement()
  expect(failures).toEqual(told)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toastStore.read().map(({ text }) => text)).toEqual(['这部分内容暂时打不开'])
})

test('what failed is asked for again when it is wanted again, and not before', async () => {
  let isBroken = true
  const { Slot, loads } = site(async () =>
    isBroken ? Promise.reject(new Error('404')) : { 'consult-dialog.v1': async () => ({ Component: Consult }) },
  )
  const { rerender } = render(<Slot name="consult-dialog.v1" props={props} />)
  await settle()
  const tried = loads()
  rerender(<Slot name="consult-dialog.v1" props={{ ...props, open: false }} />)
  await settle()
  expect(loads()).toBe(tried)
  isBroken = false
  rerender(<Slot name="consult-dialog.v1" props={props} />)
  expect(await screen.findByText('enquiry')).toBeInTheDocument()
})

test('a slot that is not open says nothing of what failed', async () => {
  const { Slot } = site(() => Promise.reject(new Error('404')))
  render(<Slot name="consult-dialog.v1" props={{ ...props, open: false }} />)
  await settle()
  expect(onClose).not.toHaveBeenCalled()
  expect(toastStore.read()).toEqual([])
})

test('a piece that throws while it is drawn is taken out and told; the page around it stays', async () => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Component = (): never => {
    throw new Error('boom')
  }
  const { Slot, failures } = site(async () => ({ 'consult-dialog.v1': async () => ({ Component }) }))
  render(
    <main>
      <h1>page</h1>
      <Slot name="consult-dialog.v1" props={props} />
    </main>,
  )
  await settle()
  expect(screen.getByRole('main')).toHaveTextContent(/^page$/)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(failures).toEqual(['mfe-exam consult-dialog.v1: boom'])
})

test('a piece that comes late does not take the place of the one asked for since', async () => {
  const arrivals = new Map<SlotName, () => void>()
  const after = <Piece,>(name: SlotName, Component: Piece) =>
    new Promise<{ Component: Piece }>((resolve) => arrivals.set(name, () => resolve({ Component })))
  const { Slot } = site(async () => ({
    'consult-dialog.v1': () => after('consult-dialog.v1', Consult),
    'album-dialog.v1': () => after('album-dialog.v1', Album),
  }))
  const { rerender } = render(<Slot name="consult-dialog.v1" props={props} />)
  await settle()
  rerender(<Slot name="album-dialog.v1" props={props} />)
  await settle()
  arrivals.get('album-dialog.v1')?.()
  await settle()
  arrivals.get('consult-dialog.v1')?.()
  await settle()
  expect(screen.getByText('album')).toBeInTheDocument()
})

test('a piece of the shell’s own is there without any module', async () => {
  const { Slot, has, loads } = site(async () => ({}), { 'sign-in-dialog.v1': async () => Consult })
  expect(has('sign-in-dialog.v1')).toBe(true)
  render(<Slot name="sign-in-dialog.v1" props={props} />)
  expect(await screen.findByText('enquiry')).toBeInTheDocument()
  expect(loads()).toBe(0)
})

test('a slot shows its piece when the texts that came with it can be read', async () => {
  const { load, arrive } = await lateTexts()
  const { Slot } = site(async () => ({ 'consult-dialog.v1': async () => ({ Component: await load() }) }))
  render(<Slot name="consult-dialog.v1" props={props} />)
  await settle()
  expect(screen.queryByText('你好')).not.toBeInTheDocument()
  await arrive()
  expect(await screen.findByText('Hello')).toBeInTheDocument()
})
