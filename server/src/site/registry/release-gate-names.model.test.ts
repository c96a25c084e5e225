import { aModule, aShell, assigned } from '../../testing/releases'
import { gateFaults } from './release-gate.model'

const shell = aShell('1')
const NAMES = { react: ['useState'], 'react-router-dom': ['Link'] }

function fault(takes: Readonly<Record<string, string[]>>, names: Readonly<Record<string, string[]>> | null) {
  const release = aModule('mfe-exam', '1.0.0')
  const sharedScope = names === null ? null : { version: '1.0', names, versions: {} }
  const [first = null] = gateFaults({
    release: { ...release, manifest: { ...release.manifest, takes } },
    scope: '*',
    content: {
      modules: [],
      shells: [{ ...shell, manifest: { ...shell.manifest, sharedScope } }],
      assignments: [assigned('shell', '1')],
      origins: [],
    },
  })
  return first
}

test.each<[string, Readonly<Record<string, string[]>>, Readonly<Record<string, string[]>> | null, string | null]>([
  ['only what the shell offers', { react: ['useState'], 'react-router-dom': [] }, NAMES, null],
  ['anything of a shell that does not say', { react: ['useLater'] }, null, null],
  [
    'names the shell lacks',
    { react: ['useState', 'useLater'], 'react-router-dom': ['useBlocker'] },
    NAMES,
    'mfe-exam 1.0.0 needs useLater of react, useBlocker of react-router-dom; the shell in use offers shared scope 1.0.',
  ],
  [
    'a package the shell lacks',
    { '@campus/ui/later': ['Later'] },
    NAMES,
    'mfe-exam 1.0.0 needs @campus/ui/later; the shell in use offers shared scope 1.0.',
  ],
  [
    'a name every object has',
    { react: ['toString'], toString: [] },
    NAMES,
    'mfe-exam 1.0.0 needs toString of react, toString; the shell in use offers shared scope 1.0.',
  ],
])('an operator assigns a release that takes %s', (_, takes, names, expected) => {
  expect(fault(takes, names)).toBe(expected)
})
