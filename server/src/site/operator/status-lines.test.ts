import { statusLines } from './status-lines'

test('the status is aligned, and says where there is nothing', () => {
  const lines = statusLines({
    assignments: [
      { moduleId: 'mfe-exam', scope: '*', channel: 'stable', version: '1.0.0', previousVersion: null, share: 0 },
      { moduleId: 'mfe-certificate', scope: '20001', channel: 'gray', version: '2', previousVersion: '1', share: 10 },
    ],
    setAside: [
      {
        moduleId: 'mfe-study',
        version: '2',
        since: '2026-11-22T00:00:00.000Z',
        reasons: ['mfe-study 2 has the path /login, which belongs to shell.'],
      },
    ],
    origins: [],
    outsideReleases: [{ moduleId: 'mfe-certificate', version: '2', base: 'https://cdn.example/2/' }],
    changes: [
      {
        changedAt: '2026-11-21T00:00:00.000Z',
        changedBy: 'operator',
        action: 'assign',
        moduleId: 'mfe-certificate',
        scope: '20001',
        version: '2',
        previousVersion: '1',
        detail: '',
        why: 'asked for',
      },
    ],
  })
  expect(lines.split('\n')).toEqual([
    'Assigned',
    '  mfe-exam         *      stable    1.0.0',
    '  mfe-certificate  20001  gray 10%  2      last good: 1',
    'Set aside at the start',
    '  mfe-study  2  2026-11-22T00:00:00.000Z',
    '    mfe-study 2 has the path /login, which belongs to shell.',
    'Partners’ releases',
    '  mfe-certificate  2  https://cdn.example/2/',
    'Allowed origins',
    '  –',
    'Last changes',
    '  2026-11-21T00:00:00.000Z  operator  assign  mfe-certificate 20001 2  before: 1  asked for',
  ])
})
