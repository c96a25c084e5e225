import { staticPage } from './static-page-plugin'

const file = (integrity: string) => ({ integrity, size: 1, brotli: 1 })

test('the page of a static host loads the shell with its hashes and makes its other files known', () => {
  const page = staticPage({
    version: '1.0.0-a',
    scripts: ['main.js'],
    files: { 'main.js': file('sha384-m'), 'late.js': file('sha384-l') },
  })
  expect(page).toContain(
    '<script defer src="/shell/1.0.0-a/main.js" crossorigin="anonymous" integrity="sha384-m"></script>',
  )
  const [, json = ''] = /<script type="application\/json" id="campus-shell">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({
    base: '/shell/1.0.0-a/',
    integrity: { 'main.js': 'sha384-m', 'late.js': 'sha384-l' },
  })
  // The late one loads when it is needed.
  expect(page).not.toContain('src="/shell/1.0.0-a/late.js"')
})
