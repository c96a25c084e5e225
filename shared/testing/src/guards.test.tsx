/** The guards that fail a test by themselves: their findings are read here before they can. */
import { queryStudentClassAndPeriodList, updateEnrolState } from '@campus/contracts/study'
import { call } from '@campus/http/client'

import { takeUnexpectedOutput } from '../jest/fail-on-console'
import { respond, takeTestFaults } from './fake-server'
import { renderPage } from './render'

test.each(['error', 'warn'] as const)('an unexpected console.%s is collected', (method) => {
  console[method]('something is %s', 'wrong')
  expect(takeUnexpectedOutput()).toEqual([`console.${method}: something is wrong`])
})

test('an expected console.error is not', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  console.error('as the test wants')
  expect(error).toHaveBeenCalledWith('as the test wants')
  expect(takeUnexpectedOutput()).toEqual([])
})

test('a call without a response is a fault of the test, even when the page copes', async () => {
  await renderPage(<p />)
  await expect(call(updateEnrolState, { classId: '7' }, { errors: 'inline' })).rejects.toThrow('system busy')
  expect(takeTestFaults()).toEqual([
    expect.stringContaining('Nothing responds to POST /api/product/app/classStudent/updateEnrolState'),
  ])
})

test('a response that does not fit its contract is a fault of the test', async () => {
  respond(updateEnrolState, 'yes' as unknown as boolean)
  await renderPage(<p />)
  await expect(call(updateEnrolState, { classId: '7' }, { errors: 'inline' })).rejects.toThrow('system busy')
  expect(takeTestFaults()).toEqual([expect.stringMatching(/^study\.updateEnrolState: the response does not fit/)])
})

test('a request that does not fit its contract is a fault of the test', async () => {
  respond(queryStudentClassAndPeriodList, [])
  await renderPage(<p />)
  await call(queryStudentClassAndPeriodList, { userId: 7 as unknown as string })
  expect(takeTestFaults()).toEqual([
    expect.stringMatching(/^study\.\w+: the request does not fit its contract: userId/),
  ])
})
