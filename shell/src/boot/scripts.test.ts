import { trustScripts } from './script-integrity'
import { addScript, forgetScripts } from './scripts'

const BASE = '/modules/mfe-exam/1.0.0/'
const elements = () => [...document.head.querySelectorAll('script')]
const onlyElement = () => {
  const [element, ...others] = elements()
  if (element === undefined || others.length > 0) throw new Error(`${elements().length} scripts instead of one`)
  return element
}

let file = 0
/** An address that no other test uses. */
function freshAddress(): string {
  file += 1
  const base = `${BASE}${file}/`
  trustScripts(base, { 'a.js': 'sha384-a' })
  return `${base}a.js`
}

afterEach(() => document.head.replaceChildren())

test('a script is added once, with its integrity, whoever asks for it', async () => {
  const address = freshAddress()
  const added = [addScript(address), addScript(location.origin + address)]
  expect(onlyElement()).toMatchObject({
    integrity: 'sha384-a',
    crossOrigin: 'anonymous',
    src: location.origin + address,
  })
  onlyElement().dispatchEvent(new Event('load'))
  await Promise.all([...added, addScript(address)])
  expect(elements()).toHaveLength(1)
})

test('one that failed is taken away, and asked for at a changed address by the next call', async () => {
  const address = freshAddress()
  const failed = addScript(address)
  onlyElement().dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow(`script failed: ${location.origin}${address}`)
  expect(elements()).toEqual([])

  const again = addScript(address)
  expect(onlyElement().src).toBe(`${location.origin}${address}?retry=1`)
  onlyElement().dispatchEvent(new Event('load'))
  await again
})

test('one that hangs is forgotten and asked for anew; should it come after all, who waited for it hears so', async () => {
  const address = freshAddress()
  const other = freshAddress()
  const hanging = addScript(address)
  const slow = onlyElement()
  const untouched = addScript(other)
  forgetScripts(address.replace('a.js', ''))
  const again = addScript(address)
  expect(elements().map(({ src }) => src)).toEqual([
    `${location.origin}${other}`,
    `${location.origin}${address}?retry=1`,
  ])
  for (const element of [slow, ...elements()]) element.dispatchEvent(new Event('load'))
  await Promise.all([hanging, again, untouched])
})

test('a build that waits for a script of its own is told when that is forgotten, and asks for it anew', () => {
  const address = freshAddress()
  const script = document.createElement('script')
  script.src = `${address}?retry=2`
  const told = jest.fn()
  script.onerror = told
  document.head.append(script)
  forgetScripts(address)
  expect(elements()).toEqual([])
  expect(told).toHaveBeenCalledTimes(1)
})

test('the late failure of a forgotten one leaves its successor alone', async () => {
  const address = freshAddress()
  const hanging = addScript(address)
  const slow = onlyElement()
  forgetScripts(address)
  const again = addScript(address)
  slow.dispatchEvent(new Event('error'))
  await expect(hanging).rejects.toThrow('script failed')
  expect(addScript(address)).toBe(again)
})

test('what is in no known release is refused, and can be asked for once it is known', async () => {
  await expect(addScript('/modules/unknown/a.js')).rejects.toThrow('script refused')
  expect(elements()).toEqual([])
  trustScripts('/modules/unknown/', { 'a.js': 'sha384-a' })
  void addScript('/modules/unknown/a.js')
  expect(onlyElement().integrity).toBe('sha384-a')
})
