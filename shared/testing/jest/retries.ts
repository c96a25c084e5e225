/** With TEST_RETRIES, as `npm test` sets it, a test that fails is tried again at once, so often at most. */
jest.retryTimes(Number(process.env['TEST_RETRIES'] ?? 0), { logErrorsBeforeRetry: true, retryImmediately: true })
