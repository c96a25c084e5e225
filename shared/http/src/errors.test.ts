import { ApiError, CancelledError, SessionInvalidError, SystemBusyError } from './errors'

test.each([
  [new ApiError('full', { code: 7 }), { name: 'ApiError', code: 7, field: '', traceId: '', shown: false }],
  [new ApiError('full', { code: 7, field: 'name', traceId: 't' }), { field: 'name', traceId: 't' }],
  [new SessionInvalidError('over'), { name: 'SessionInvalidError', traceId: '', shown: false }],
  [new SystemBusyError('busy', { status: 0 }), { name: 'SystemBusyError', status: 0, traceId: '', shown: false }],
  [new SystemBusyError('busy', { status: 503, traceId: 't', cause: 'c' }), { status: 503, traceId: 't', cause: 'c' }],
  // Cancelled calls are not shown.
  [new CancelledError('left'), { name: 'CancelledError', traceId: '', shown: true }],
])('%s', (error, facts) => {
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject(facts)
})
